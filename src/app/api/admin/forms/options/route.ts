import { listFormOptions } from '@/features/forms/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(listFormOptions)
