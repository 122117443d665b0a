import { returnAdoptedAnimal } from '@/features/adoptions/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(returnAdoptedAnimal)
