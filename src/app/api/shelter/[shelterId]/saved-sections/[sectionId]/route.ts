import { deleteSavedSection, renameSavedSection } from '@/features/pages/saved-sections/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(
  deleteSavedSection,
  renameSavedSection,
)
