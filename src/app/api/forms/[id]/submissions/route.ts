import { mount } from '@/platform/http/mount'

import { submitForm } from './submit-form'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(submitForm)
