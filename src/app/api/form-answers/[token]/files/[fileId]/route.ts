import { readSenderFile } from '@/features/forms/submissions/files-api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(readSenderFile)
