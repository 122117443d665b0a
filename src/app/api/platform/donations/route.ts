import { listPlatformDonations } from '@/features/donations/desk/platform-api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(listPlatformDonations)
