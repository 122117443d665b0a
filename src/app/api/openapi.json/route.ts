import { mount } from '@/platform/http/mount'

import { readDocument } from '../routes'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(readDocument)
