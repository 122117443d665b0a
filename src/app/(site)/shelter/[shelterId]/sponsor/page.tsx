import { HelpPage, helpMetadata } from '../help-page'

type Props = { params: Promise<{ shelterId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export const generateMetadata = ({ params }: Props) => helpMetadata(params, 'sponsor')

export default function Page({ params }: Props) {
  return HelpPage(params, 'sponsor')
}
