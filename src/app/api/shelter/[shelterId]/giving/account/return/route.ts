import { returnFromPaymentAccount } from '@/features/donations/account/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(returnFromPaymentAccount)
