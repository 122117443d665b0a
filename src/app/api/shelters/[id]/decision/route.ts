import { decideShelter } from '@/features/shelters/review/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(decideShelter)
