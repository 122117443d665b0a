import { notFound } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'

import { isHttpError } from '@/platform/http/error-kind'
import { isId } from '@/platform/ids.model'
import { AdminView } from '@/ui/AdminList/AdminView'
import { OwnScreen } from '@/ui/AdminList/OwnScreen'

import { readsReports } from '../access'
import { markRead, readReport } from '../desk/read'
import { deskPath } from '../model'
import { ReportScreen } from './lazy'

/** One report; read for the person of the session, whoever sent them the address. */
export async function ReportView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const id = String(props.params?.segments?.[1] ?? '')
  const isReader = await readsReports(req)
  const report = isReader && isId(id) ? await found() : null
  async function found() {
    try {
      return await readReport(req, id)
    } catch (error) {
      if (isHttpError(error) && error.status === 404) return null
      throw error
    }
  }
  if (isReader && !report) notFound()
  if (report?.isUnread) await markRead(req, report)
  return (
    <OwnScreen {...props} path={deskPath(id)} isAllowed={report !== null}>
      <AdminView>{report && <ReportScreen initial={report} />}</AdminView>
    </OwnScreen>
  )
}
