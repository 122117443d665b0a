import { printAdoptionLetter } from '@/features/adoptions/back-api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(printAdoptionLetter)
