import { createSection, listSections } from '@/features/pages/saved-sections/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(createSection, listSections)
