import { endOneSponsorship } from '@/features/donations/desk/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(endOneSponsorship)
