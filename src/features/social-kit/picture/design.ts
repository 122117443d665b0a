/** What a picture shows, ready to be drawn. */
export type Design = {
  /** Keys of our storage. */
  photo: string | null
  logo: string | null
  badge: { word: string; background: string; color: string }
  title: string
  /** Written in the place of a title of which no letter can be drawn. */
  plainTitle: string
  /** A line under the title. */
  facts: string
  /** Some words more, as far as there is room. */
  text: string
  shelter: { name: string; place: string }
  /** Colour of the shelter, #RRGGBB. */
  color: string
}
