import { unschedulePage } from '@/features/pages/schedule/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(unschedulePage)
