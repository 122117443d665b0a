import { replacePlanGroup } from '@/features/plans/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(replacePlanGroup)
