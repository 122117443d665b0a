import { openWithdrawal, withdrawNewsletter } from '@/features/donations/newsletter/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(openWithdrawal, withdrawNewsletter)
