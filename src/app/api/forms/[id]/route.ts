import { readFormFace } from '@/features/forms/submissions/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(readFormFace)
