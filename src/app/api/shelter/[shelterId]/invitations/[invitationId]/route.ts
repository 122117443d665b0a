import { cancel } from '@/features/accounts/invite/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(cancel)
