import { sendAdoptionLink } from '@/features/adoptions/link-api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(sendAdoptionLink)
