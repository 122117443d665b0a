'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'

import { DEPARTMENT_NAMES, departmentLabel } from '@/platform/geo/departments.model'
import { AdminField } from '@/ui/AdminField'
import { Choices } from '@/ui/editing/Choices'

import { AUDIENCE_LABELS } from '../model'
import { CONTROLS, targetOf } from './draft'
import type { AnnounceState } from './use-announce'
import { form } from './words.fr'

const AUDIENCES = (['TEAMS', 'ALL', 'SHELTER'] as const).map((value) => ({
  value,
  label: AUDIENCE_LABELS[value],
}))

/** To whom a super admin writes: an alert to a department, anything else to people or teams. */
export function TargetFields({ state: { draft, wrong, change } }: { state: AnnounceState }) {
  const { options } = useTenantSelection()
  const { audience } = targetOf(draft)
  if (audience === 'DEPARTMENT')
    return (
      <AdminField
        id={CONTROLS.department}
        label={form.department}
        hint={form.departmentHint}
        error={wrong.department}
      >
        {(described) => (
          <select
            {...described}
            value={draft.department}
            onChange={({ target }) => change({ department: target.value })}
          >
            <option value="">{form.choose}</option>
            {[...DEPARTMENT_NAMES.keys()].map((code) => (
              <option key={code} value={code}>
                {departmentLabel(code)}
              </option>
            ))}
          </select>
        )}
      </AdminField>
    )
  return (
    <>
      <Choices
        id={CONTROLS.audience}
        label={form.audience}
        value={draft.audience}
        options={AUDIENCES}
        error={wrong.audience}
        onChange={(next) => change({ audience: next })}
      />
      {audience === 'SHELTER' && (
        <AdminField id={CONTROLS.shelter} label={form.shelter} error={wrong.shelter}>
          {(described) => (
            <select
              {...described}
              value={draft.shelter}
              onChange={({ target }) => change({ shelter: target.value })}
            >
              <option value="">{form.choose}</option>
              {options.map(({ value, label }) => (
                <option key={String(value)} value={String(value)}>
                  {typeof label === 'string' ? label : String(value)}
                </option>
              ))}
            </select>
          )}
        </AdminField>
      )}
    </>
  )
}
