import { leaveCardPage } from '@/features/donations/donor/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(leaveCardPage)
