import { goneMetadata, ReportGone } from '@/site/lost-found-gone'

export const metadata = goneMetadata

export default ReportGone
