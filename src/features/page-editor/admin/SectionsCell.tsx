'use client'
// PLACEHOLDER by the lead: overwrite it.
export function SectionsCell() {
  return null
}
