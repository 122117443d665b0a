import { patchSubmission, readOneSubmission, removeSubmission } from '@/features/forms/inbox/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(
  patchSubmission,
  readOneSubmission,
  removeSubmission,
)
