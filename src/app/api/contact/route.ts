import { writeToTeam } from '@/features/contact/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(writeToTeam)
