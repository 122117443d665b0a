import { placeInTree } from '@/features/pages/tree/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(placeInTree)
