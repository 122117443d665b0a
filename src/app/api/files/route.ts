import { readSignedFile } from '@/platform/http/files'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(readSignedFile)
