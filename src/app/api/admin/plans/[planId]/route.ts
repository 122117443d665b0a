import { changeOnePlan, deleteOnePlan, readOnePlan } from '@/features/plans/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(
  readOnePlan,
  changeOnePlan,
  deleteOnePlan,
)
