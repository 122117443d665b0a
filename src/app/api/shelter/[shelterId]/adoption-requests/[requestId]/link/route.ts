import { sendAdoptionLink } from '@/features/adoptions/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(sendAdoptionLink)
