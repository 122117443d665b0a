import { deliverAdoptionCertificate } from '@/features/adoptions/api'
import { correctCertificateDate } from '@/features/adoptions/back-api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(
  correctCertificateDate,
  deliverAdoptionCertificate,
)
