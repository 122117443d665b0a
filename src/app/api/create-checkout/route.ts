import { createCheckout } from '@/features/donations/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(createCheckout)
