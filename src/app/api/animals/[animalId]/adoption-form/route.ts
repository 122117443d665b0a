import { readAdoptionForm } from '@/features/adoptions/apply/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(readAdoptionForm)
