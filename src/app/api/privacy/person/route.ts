import { findPersonData } from '@/features/privacy/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(findPersonData)
