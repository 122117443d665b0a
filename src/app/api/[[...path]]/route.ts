import { mount } from '@/platform/http/router'

import { routes } from '../routes'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(routes)
