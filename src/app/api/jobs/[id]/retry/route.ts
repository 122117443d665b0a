import { mount } from '@/platform/http/mount'
import { retryFailedJob } from '@/platform/jobs/api'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(retryFailedJob)
