import { locateAddress } from '@/features/shelters/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(locateAddress)
