import * as animals from '@/features/animals/api'
import { confirmAnimal } from '@/features/animals/confirm/api'
import * as animalWorkspace from '@/features/animal-workspace/api'
import * as animalImport from '@/features/animal-workspace/import/api'
import * as animalSheet from '@/features/animal-workspace/sheet/api'
import * as fosters from '@/features/fosters/api'
import type { Route } from '@/platform/http/route'

/** Animals: part of `routes.ts`. */
export const animalRoutes: readonly Route[] = [
  animals.listAnimals,
  animals.listBreeds,
  animals.listShelterChoices,
  confirmAnimal,
  animalWorkspace.listTeamAnimals,
  animalWorkspace.exportAnimalsCsv,
  animalWorkspace.addTeamAnimal,
  animalWorkspace.addAnimalFamily,
  animalWorkspace.markTeamAnimal,
  animalWorkspace.binTeamAnimal,
  animalWorkspace.unbinTeamAnimal,
  animalWorkspace.changeAnimalStatus,
  animalImport.checkAnimalRows,
  animalImport.importAnimalRows,
  animalImport.listAnimalImports,
  animalImport.undoAnimalImport,
  animalSheet.readAnimalSheet,
  animalSheet.writeAnimalSheet,
  animalSheet.readAnimalHistory,
  fosters.readAnimalFosters,
  fosters.startFoster,
  fosters.changeFoster,
  fosters.removeFoster,
  animalWorkspace.listPlatformAnimals,
  animalWorkspace.exportPlatformAnimalsCsv,
]
