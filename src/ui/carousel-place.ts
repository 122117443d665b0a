/** Where a carousel is among its pages. */
export type CarouselPlace = {
  /** From 0. */
  page: number
  pages: number
  canGoBack: boolean
  canGoOn: boolean
}

export type CarouselControls = { back: () => void; on: () => void }
