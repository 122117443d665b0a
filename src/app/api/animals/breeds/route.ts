import { listBreeds } from '@/features/animals/catalogue/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(listBreeds)
