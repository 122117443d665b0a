import { writeToShelter } from '@/features/tickets/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(writeToShelter)
