import { confirmAnimal } from '@/features/animals/confirm/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(confirmAnimal)
