import { readOwnReceipt } from '@/features/receipts/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(readOwnReceipt)
