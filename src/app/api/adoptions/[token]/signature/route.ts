import { signAdoption } from '@/features/adoptions/follow/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(signAdoption)
