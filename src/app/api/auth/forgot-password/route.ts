import { forgotPassword } from '@/features/accounts/passwords/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(forgotPassword)
