'use client'
// PLACEHOLDER by the lead: overwrite it.
export function SectionsField() {
  return null
}
