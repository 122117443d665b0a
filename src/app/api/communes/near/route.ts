import { readCommuneNear } from '@/features/directory/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(readCommuneNear)
