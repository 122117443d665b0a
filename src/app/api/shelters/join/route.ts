import { joinPlatform } from '@/features/shelters/join/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(joinPlatform)
