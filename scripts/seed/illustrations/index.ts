export {
  drawAnimal,
  placesOf,
  SPECIES_DRAWERS,
  type AnimalPicture,
  type DrawableSpecies,
} from './animal'
export { drawLogo } from './scenes/logo'
export { drawPortrait, type PortraitPicture } from './scenes/portrait'
export { drawShelterPhoto, type ShelterPicture } from './scenes/shelter'
