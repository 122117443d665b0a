import { listShelterChoices } from '@/features/animals/api'
import { mount } from '@/platform/http/mount'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = mount(listShelterChoices)
