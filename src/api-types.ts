// Written by `npm run generate` from the OpenAPI document of the routes.

export interface paths {
    "/api/lost-found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signaler un animal perdu ou trouvé
         * @description Publié dès que l’adresse est confirmée par le lien envoyé ; tout de suite pour une personne connectée qui donne l’adresse de son compte. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "LOST" | "FOUND";
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                        day: string;
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        coat?: ("" | ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER")) | null;
                        name?: string | null;
                        whereabouts?: ("" | ("SEEN" | "KEPT" | "HANDED")) | null;
                        text?: string | null;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        kind: "LOST" | "FOUND";
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                        day: string;
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        coat?: ("" | ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER")) | null;
                        name?: string | null;
                        whereabouts?: ("" | ("SEEN" | "KEPT" | "HANDED")) | null;
                        text?: string | null;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                };
            };
            responses: {
                /** @description L’avis est écrit ; `token` ouvre sa page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            id: string;
                            token: string;
                            next: string;
                            isPublished: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les animaux perdus ou trouvés sur une carte
         * @description Les points sont brouillés à 300 m. Au-delà de 200, ceux qui sont proches forment des groupes ; `box` et `zoom` demandent une partie de la carte.
         */
        get: {
            parameters: {
                query: {
                    kind: "LOST" | "FOUND";
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    sex?: "MALE" | "FEMALE" | "UNKNOWN";
                    coat?: "BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER";
                    size?: "SMALL" | "MEDIUM" | "LARGE";
                    chip?: "READ" | "NONE" | "UNKNOWN";
                    department?: string;
                    /** @description Commune : nom, code postal ou code INSEE */
                    near?: string;
                    radiusKm?: number;
                    /** @description Depuis combien de jours, au plus */
                    since?: number;
                    /** @description Sud, ouest, nord et est en degrés, séparés par des virgules */
                    box?: string;
                    zoom?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ceux qui répondent aux filtres, seuls ou en groupes : 200 entrées au plus */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                lat: number;
                                lng: number;
                                name: string;
                                detail: string;
                                href: string;
                            }[];
                            groups: {
                                id: string;
                                lat: number;
                                lng: number;
                                count: number;
                                box: {
                                    south: number;
                                    north: number;
                                    west: number;
                                    east: number;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Écrire à la personne qui cherche un animal, ou qui l’a trouvé
         * @description Ni l’une ni l’autre ne voit l’adresse de l’autre. Sans session, le message part une fois l’adresse confirmée. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind?: "LOST" | "FOUND";
                        /** @enum {string} */
                        intent: "SURE" | "SEEN" | "OTHER";
                        text: string;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        kind?: "LOST" | "FOUND";
                        /** @enum {string} */
                        intent: "SURE" | "SEEN" | "OTHER";
                        text: string;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                };
            };
            responses: {
                /** @description Le message est parti, ou attend que son adresse soit confirmée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/lost-found-alerts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Être prévenu des animaux perdus autour d’une commune
         * @description Du lieu, on ne garde que le milieu de la commune, brouillé à 300 m. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        near: string;
                        /** @default 10 */
                        radiusKm?: number;
                    };
                    "application/x-www-form-urlencoded": {
                        near: string;
                        /** @default 10 */
                        radiusKm?: number;
                    };
                };
            };
            responses: {
                /** @description C’est fait ; `next` le dit */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/lost-found-alerts/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ne plus être prévenu des animaux perdus
         * @description Le lieu est effacé. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description C’est fait ; `next` le dit */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/{id}/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signaler un avis qui pose problème
         * @description L’équipe de la plateforme le lit. Sans JavaScript : une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind?: "LOST" | "FOUND";
                        reason: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        kind?: "LOST" | "FOUND";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description L’équipe est prévenue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer un avis
         * @description Réservé aux super administrateurs ; son auteur lit pourquoi, corrige, et peut le remettre en ligne.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description L’avis est retiré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/{id}/take-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recueillir un animal trouvé
         * @description Écrit sa fiche au refuge, cachée, au statut « Trouvé » ; le délai de fourrière compte de ce jour, et la personne qui l’a trouvé est prévenue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Identifiant ou slug du refuge */
                        shelter: string;
                    };
                };
            };
            responses: {
                /** @description La fiche de l’animal */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            animal: string;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/lost-found/flagged": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les avis signalés, le plus ancien signalement d’abord
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "LOST" | "FOUND";
                                /** @enum {string} */
                                status: "OPEN" | "MATCHED" | "RETURNED" | "CLOSED" | "EXPIRED";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                /** @enum {string} */
                                sex: "MALE" | "FEMALE" | "UNKNOWN";
                                name: string | null;
                                coat: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                coat2: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                breed: string | null;
                                marks: string | null;
                                collar: string | null;
                                /** @enum {string} */
                                chip: "READ" | "NONE" | "UNKNOWN";
                                whereabouts: ("SEEN" | "KEPT" | "HANDED") | null;
                                text: string | null;
                                day: string;
                                communeName: string;
                                department: string;
                                placeWords: string | null;
                                photo: string | null;
                                isTaken: boolean;
                                /** @description Les premiers, du plus ancien au plus récent */
                                flags: {
                                    id: string;
                                    reason: string;
                                    at: string;
                                }[];
                                flagCount: number;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/lost-found/reports/{reportId}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Laisser en ligne un avis signalé
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reportId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ses signalements sont traités */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/lost-found/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les ressemblances que personne n’a encore regardées
         * @description Réservé aux super administrateurs. Celles de 60 à 79 points, la plus probable d’abord.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                score: number;
                                reasons: string[];
                                lost: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "LOST" | "FOUND";
                                    /** @enum {string} */
                                    status: "OPEN" | "MATCHED" | "RETURNED" | "CLOSED" | "EXPIRED";
                                    /** @enum {string} */
                                    species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                    /** @enum {string} */
                                    sex: "MALE" | "FEMALE" | "UNKNOWN";
                                    name: string | null;
                                    coat: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                    coat2: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                    breed: string | null;
                                    marks: string | null;
                                    collar: string | null;
                                    /** @enum {string} */
                                    chip: "READ" | "NONE" | "UNKNOWN";
                                    whereabouts: ("SEEN" | "KEPT" | "HANDED") | null;
                                    text: string | null;
                                    day: string;
                                    communeName: string;
                                    department: string;
                                    placeWords: string | null;
                                    photo: string | null;
                                    isTaken: boolean;
                                };
                                found: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "LOST" | "FOUND";
                                    /** @enum {string} */
                                    status: "OPEN" | "MATCHED" | "RETURNED" | "CLOSED" | "EXPIRED";
                                    /** @enum {string} */
                                    species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                    /** @enum {string} */
                                    sex: "MALE" | "FEMALE" | "UNKNOWN";
                                    name: string | null;
                                    coat: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                    coat2: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                    breed: string | null;
                                    marks: string | null;
                                    collar: string | null;
                                    /** @enum {string} */
                                    chip: "READ" | "NONE" | "UNKNOWN";
                                    whereabouts: ("SEEN" | "KEPT" | "HANDED") | null;
                                    text: string | null;
                                    day: string;
                                    communeName: string;
                                    department: string;
                                    placeWords: string | null;
                                    photo: string | null;
                                    isTaken: boolean;
                                } | null;
                                /** @description À la place de l’avis trouvé : un animal de refuge */
                                animal: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                    /** @enum {string} */
                                    sex: "MALE" | "FEMALE" | "UNKNOWN";
                                    shelter: string;
                                    photo: string | null;
                                } | null;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/lost-found/pairs/{pairId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prévenir les deux personnes d’une ressemblance, ou l’écarter
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    pairId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        answer: "TELL" | "REFUSE";
                    };
                };
            };
            responses: {
                /** @description C’est décidé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/lost-found/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tous les avis, en ligne ou non
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    kind?: "LOST" | "FOUND";
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    department?: string;
                    state?: "OPEN" | "MATCHED" | "RETURNED" | "CLOSED" | "EXPIRED" | "WITHDRAWN" | "UNCONFIRMED";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "LOST" | "FOUND";
                                /** @enum {string} */
                                status: "OPEN" | "MATCHED" | "RETURNED" | "CLOSED" | "EXPIRED";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                /** @enum {string} */
                                sex: "MALE" | "FEMALE" | "UNKNOWN";
                                name: string | null;
                                coat: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                coat2: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                breed: string | null;
                                marks: string | null;
                                collar: string | null;
                                /** @enum {string} */
                                chip: "READ" | "NONE" | "UNKNOWN";
                                whereabouts: ("SEEN" | "KEPT" | "HANDED") | null;
                                text: string | null;
                                day: string;
                                communeName: string;
                                department: string;
                                placeWords: string | null;
                                photo: string | null;
                                isTaken: boolean;
                                /** @enum {string} */
                                stage: "ONLINE" | "WITHDRAWN" | "UNCONFIRMED";
                                flagCount: number;
                                createdAt: string;
                            }[];
                            counts: {
                                states: {
                                    [key: string]: number;
                                };
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/lost-found": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les animaux trouvés ou perdus autour d’un refuge
         * @description Pour qui s’occupe des animaux d’un refuge actif. Le lieu est montré à 300 mètres près.
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    kind?: "LOST" | "FOUND";
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    /** @description En kilomètres ; 10, 30, 60 dans l’administration */
                    radiusKm?: number;
                    sort?: "latest" | "nearest";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "LOST" | "FOUND";
                                /** @enum {string} */
                                status: "OPEN" | "MATCHED" | "RETURNED" | "CLOSED" | "EXPIRED";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                /** @enum {string} */
                                sex: "MALE" | "FEMALE" | "UNKNOWN";
                                name: string | null;
                                coat: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                coat2: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                breed: string | null;
                                marks: string | null;
                                collar: string | null;
                                /** @enum {string} */
                                chip: "READ" | "NONE" | "UNKNOWN";
                                whereabouts: ("SEEN" | "KEPT" | "HANDED") | null;
                                text: string | null;
                                day: string;
                                communeName: string;
                                department: string;
                                placeWords: string | null;
                                photo: string | null;
                                isTaken: boolean;
                                /** @description En mètres */
                                distance: number;
                            }[];
                            /** @description Faux tant que le refuge n’a pas d’adresse que nous connaissons */
                            hasPlace: boolean;
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/lost-found/taken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les animaux trouvés qu’un refuge a recueillis
         * @description Pour qui s’occupe des animaux d’un refuge actif. Le lieu est montré à 300 mètres près.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "LOST" | "FOUND";
                                /** @enum {string} */
                                status: "OPEN" | "MATCHED" | "RETURNED" | "CLOSED" | "EXPIRED";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                /** @enum {string} */
                                sex: "MALE" | "FEMALE" | "UNKNOWN";
                                name: string | null;
                                coat: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                coat2: ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER") | null;
                                breed: string | null;
                                marks: string | null;
                                collar: string | null;
                                /** @enum {string} */
                                chip: "READ" | "NONE" | "UNKNOWN";
                                whereabouts: ("SEEN" | "KEPT" | "HANDED") | null;
                                text: string | null;
                                day: string;
                                communeName: string;
                                department: string;
                                placeWords: string | null;
                                photo: string | null;
                                isTaken: boolean;
                                /** @description L’avis est en ligne */
                                isPublic: boolean;
                                animal: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    sex: "MALE" | "FEMALE" | "UNKNOWN";
                                    /** @enum {string} */
                                    status: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
                                    takenAt: string;
                                    /** @description Fin du délai de fourrière, tant que l’animal attend son propriétaire */
                                    poundEnd: string | null;
                                };
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publier son avis, avec le lien reçu par e-mail
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description L’avis est en ligne */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compléter son avis
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                        day: string;
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        name?: string | null;
                        sex?: "" | ("MALE" | "FEMALE" | "UNKNOWN");
                        coat?: ("" | ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER")) | null;
                        coat2?: ("" | ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER")) | null;
                        size?: ("" | ("SMALL" | "MEDIUM" | "LARGE")) | null;
                        age?: ("" | ("YOUNG" | "ADULT" | "SENIOR")) | null;
                        breed?: string | null;
                        marks?: string | null;
                        collar?: string | null;
                        chip?: "" | ("READ" | "NONE" | "UNKNOWN");
                        idNumber?: string | null;
                        whereabouts?: ("" | ("SEEN" | "KEPT" | "HANDED")) | null;
                        text?: string | null;
                        secretDetail?: string | null;
                        hasReward?: boolean | ("on" | "oui" | "non");
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                        day: string;
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        name?: string | null;
                        sex?: "" | ("MALE" | "FEMALE" | "UNKNOWN");
                        coat?: ("" | ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER")) | null;
                        coat2?: ("" | ("BLACK" | "WHITE" | "GREY" | "BROWN" | "GINGER" | "CREAM" | "TABBY" | "TRICOLOUR" | "GREEN" | "YELLOW" | "BLUE" | "OTHER")) | null;
                        size?: ("" | ("SMALL" | "MEDIUM" | "LARGE")) | null;
                        age?: ("" | ("YOUNG" | "ADULT" | "SENIOR")) | null;
                        breed?: string | null;
                        marks?: string | null;
                        collar?: string | null;
                        chip?: "" | ("READ" | "NONE" | "UNKNOWN");
                        idNumber?: string | null;
                        whereabouts?: ("" | ("SEEN" | "KEPT" | "HANDED")) | null;
                        text?: string | null;
                        secretDetail?: string | null;
                        hasReward?: boolean | ("on" | "oui" | "non");
                    };
                };
            };
            responses: {
                /** @description C’est enregistré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire que l’animal est rentré, ou arrêter la recherche
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "RETURNED" | "CLOSED";
                        words?: string | null;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        outcome: "RETURNED" | "CLOSED";
                        words?: string | null;
                    };
                    "multipart/form-data": {
                        /** @enum {string} */
                        outcome: "RETURNED" | "CLOSED";
                        words?: string | null;
                        /** @description 8388608 octets au maximum pour chacun */
                        photo?: string[];
                    };
                };
            };
            responses: {
                /** @description L’avis est terminé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Continuer, ou reprendre la recherche
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description L’avis reste en ligne 180 jours */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Effacer son avis
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description Tout est effacé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire si un animal qui ressemble à celui de son avis est le même
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        match: string;
                        /** @enum {string} */
                        answer: "YES" | "NO";
                    };
                    "application/x-www-form-urlencoded": {
                        match: string;
                        /** @enum {string} */
                        answer: "YES" | "NO";
                    };
                };
            };
            responses: {
                /** @description C’est noté ; l’autre personne, ou le refuge, est prévenu d’un oui */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter une photo à son avis
         * @description Un formulaire (multipart/form-data) : JPG, PNG, WEBP ou AVIF, 8 Mo au maximum ; rien de ce que le fichier dit d’autre n’est gardé. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description 8388608 octets au maximum */
                        photo: string;
                    };
                };
            };
            responses: {
                /** @description Les photos de l’avis */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            photos: {
                                url: string;
                                cardUrl: string;
                                width: number;
                                height: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/photos/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer une photo de son avis
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        photo: string;
                    };
                    "application/x-www-form-urlencoded": {
                        photo: string;
                    };
                };
            };
            responses: {
                /** @description Les photos de l’avis */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            photos: {
                                url: string;
                                cardUrl: string;
                                width: number;
                                height: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/photos/{token}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une photo d’un avis que personne d’autre que son auteur ne voit */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La photo */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/{id}/sightings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire où un animal perdu a été vu
         * @description Son auteur le lit avec le point exact, sans l’adresse de la personne ; la page de l’avis le montre à 300 m près, une fois l’adresse confirmée. Avec une photo, un formulaire (multipart/form-data). Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind?: "LOST" | "FOUND";
                        day: string;
                        hour?: ("" | string) | null;
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        text?: string | null;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        kind?: "LOST" | "FOUND";
                        day: string;
                        hour?: ("" | string) | null;
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        text?: string | null;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "multipart/form-data": {
                        /** @enum {string} */
                        kind?: "LOST" | "FOUND";
                        day: string;
                        hour?: ("" | string) | null;
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        text?: string | null;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                        /** @description 8388608 octets au maximum pour chacun */
                        photo?: string[];
                    };
                };
            };
            responses: {
                /** @description Le message est parti, ou attend que son adresse soit confirmée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/own/{token}/sightings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ne plus montrer un passage de son avis, ou le montrer de nouveau
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        sighting: string;
                        /** @enum {string} */
                        answer: "HIDE" | "SHOW";
                    };
                    "application/x-www-form-urlencoded": {
                        sighting: string;
                        /** @enum {string} */
                        answer: "HIDE" | "SHOW";
                    };
                };
            };
            responses: {
                /** @description C’est noté */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lost-found/sightings/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer un passage de la page d’un avis
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description Le passage est retiré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proposer une adresse
         * @description Relue par l’équipe avant d’être publiée. Sans session, elle est envoyée une fois l’e-mail confirmé par le lien reçu. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        kind: "VET" | "CLINIC" | "DISPENSARY" | "WILDLIFE" | "TRAINER" | "BEHAVIOURIST" | "RESTAURANT" | "HOTEL" | "SHOP" | "GROOMER" | "PENSION" | "SITTER" | "BEACH";
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        phone?: string | null;
                        site?: string | null;
                        text?: string | null;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        isAlwaysOpen?: boolean | ("on" | "oui" | "non");
                        takesEmergencies?: boolean | ("on" | "oui" | "non");
                        acceptsDOG?: boolean | ("on" | "oui" | "non");
                        acceptsCAT?: boolean | ("on" | "oui" | "non");
                        acceptsSMALL?: boolean | ("on" | "oui" | "non");
                        acceptsBIRD?: boolean | ("on" | "oui" | "non");
                        acceptsREPTILE?: boolean | ("on" | "oui" | "non");
                        acceptsHORSE?: boolean | ("on" | "oui" | "non");
                        acceptsFARM?: boolean | ("on" | "oui" | "non");
                        acceptsWILD?: boolean | ("on" | "oui" | "non");
                        dimanche?: string;
                        lundi?: string;
                        mardi?: string;
                        mercredi?: string;
                        jeudi?: string;
                        vendredi?: string;
                        samedi?: string;
                        exceptions?: string;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        /** @enum {string} */
                        kind: "VET" | "CLINIC" | "DISPENSARY" | "WILDLIFE" | "TRAINER" | "BEHAVIOURIST" | "RESTAURANT" | "HOTEL" | "SHOP" | "GROOMER" | "PENSION" | "SITTER" | "BEACH";
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        phone?: string | null;
                        site?: string | null;
                        text?: string | null;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        isAlwaysOpen?: boolean | ("on" | "oui" | "non");
                        takesEmergencies?: boolean | ("on" | "oui" | "non");
                        acceptsDOG?: boolean | ("on" | "oui" | "non");
                        acceptsCAT?: boolean | ("on" | "oui" | "non");
                        acceptsSMALL?: boolean | ("on" | "oui" | "non");
                        acceptsBIRD?: boolean | ("on" | "oui" | "non");
                        acceptsREPTILE?: boolean | ("on" | "oui" | "non");
                        acceptsHORSE?: boolean | ("on" | "oui" | "non");
                        acceptsFARM?: boolean | ("on" | "oui" | "non");
                        acceptsWILD?: boolean | ("on" | "oui" | "non");
                        dimanche?: string;
                        lundi?: string;
                        mardi?: string;
                        mercredi?: string;
                        jeudi?: string;
                        vendredi?: string;
                        samedi?: string;
                        exceptions?: string;
                        contactName: string;
                        email: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                };
            };
            responses: {
                /** @description La proposition est écrite */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envoyer l’adresse que l’on a proposée sans compte
         * @description Le jeton est celui du lien reçu par e-mail ; ouvrir le lien n’envoie rien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description La proposition est envoyée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les adresses d’une liste sur une carte
         * @description Au-delà de 200, celles qui sont proches forment des groupes ; `box` et `zoom` demandent une partie de la carte.
         */
        get: {
            parameters: {
                query: {
                    face: "care" | "addresses" | "trainers";
                    kind?: "VET" | "CLINIC" | "DISPENSARY" | "WILDLIFE" | "TRAINER" | "BEHAVIOURIST" | "RESTAURANT" | "HOTEL" | "SHOP" | "GROOMER" | "PENSION" | "SITTER" | "BEACH";
                    animal?: "DOG" | "CAT" | "SMALL" | "BIRD" | "REPTILE" | "HORSE" | "FARM" | "WILD";
                    /** @description Ouvert maintenant */
                    open?: "oui" | "true" | "on";
                    /** @description Ouvert 24 h sur 24 */
                    always?: "oui" | "true" | "on";
                    /** @description Reçoit les urgences */
                    emergency?: "oui" | "true" | "on";
                    /** @description Accessible en fauteuil roulant */
                    accessible?: "oui" | "true" | "on";
                    department?: string;
                    /** @description Commune : nom, code postal ou code INSEE */
                    near?: string;
                    radiusKm?: number;
                    /** @description Sud, ouest, nord et est en degrés, séparés par des virgules */
                    box?: string;
                    zoom?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Celles qui répondent aux filtres, seules ou en groupes : 200 entrées au plus */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                lat: number;
                                lng: number;
                                name: string;
                                detail: string;
                                href: string;
                            }[];
                            groups: {
                                id: string;
                                lat: number;
                                lng: number;
                                count: number;
                                box: {
                                    south: number;
                                    north: number;
                                    west: number;
                                    east: number;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signaler une erreur sur une adresse
         * @description L’équipe de la plateforme la lit. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        slug?: string;
                        /** @enum {string} */
                        what: "CLOSED" | "PHONE" | "HOURS" | "PLACE" | "OTHER";
                        words?: string | null;
                        /** @constant */
                        website?: "";
                    };
                    "application/x-www-form-urlencoded": {
                        slug?: string;
                        /** @enum {string} */
                        what: "CLOSED" | "PHONE" | "HOURS" | "PLACE" | "OTHER";
                        words?: string | null;
                        /** @constant */
                        website?: "";
                    };
                };
            };
            responses: {
                /** @description L’équipe est prévenue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire que l’on tient un lieu
         * @description L’adresse e-mail doit être du domaine de son site : elle reçoit un lien de 24 heures. La réponse est la même, que le lieu ait déjà quelqu’un ou non. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        slug?: string;
                        email: string;
                        /** @constant */
                        website?: "";
                    };
                    "application/x-www-form-urlencoded": {
                        slug?: string;
                        email: string;
                        /** @constant */
                        website?: "";
                    };
                };
            };
            responses: {
                /** @description Le lien est en route */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/claims/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Devenir celui qui tient un lieu
         * @description Le jeton est celui du lien reçu par e-mail, qui sert une fois ; l’ouvrir ne le dépense pas. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait, ou une personne vérifie */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Modifier un lieu que l’on tient
         * @description Téléphone, horaires et mots sont en ligne aussitôt ; le nom, la nature, le lieu et le site attendent l’équipe. « version » est celle qui a été lue. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        kind: "VET" | "CLINIC" | "DISPENSARY" | "WILDLIFE" | "TRAINER" | "BEHAVIOURIST" | "RESTAURANT" | "HOTEL" | "SHOP" | "GROOMER" | "PENSION" | "SITTER" | "BEACH";
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        phone?: string | null;
                        site?: string | null;
                        text?: string | null;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        isAlwaysOpen?: boolean | ("on" | "oui" | "non");
                        takesEmergencies?: boolean | ("on" | "oui" | "non");
                        acceptsDOG?: boolean | ("on" | "oui" | "non");
                        acceptsCAT?: boolean | ("on" | "oui" | "non");
                        acceptsSMALL?: boolean | ("on" | "oui" | "non");
                        acceptsBIRD?: boolean | ("on" | "oui" | "non");
                        acceptsREPTILE?: boolean | ("on" | "oui" | "non");
                        acceptsHORSE?: boolean | ("on" | "oui" | "non");
                        acceptsFARM?: boolean | ("on" | "oui" | "non");
                        acceptsWILD?: boolean | ("on" | "oui" | "non");
                        dimanche?: string;
                        lundi?: string;
                        mardi?: string;
                        mercredi?: string;
                        jeudi?: string;
                        vendredi?: string;
                        samedi?: string;
                        exceptions?: string;
                        version: number;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        /** @enum {string} */
                        kind: "VET" | "CLINIC" | "DISPENSARY" | "WILDLIFE" | "TRAINER" | "BEHAVIOURIST" | "RESTAURANT" | "HOTEL" | "SHOP" | "GROOMER" | "PENSION" | "SITTER" | "BEACH";
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        phone?: string | null;
                        site?: string | null;
                        text?: string | null;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        isAlwaysOpen?: boolean | ("on" | "oui" | "non");
                        takesEmergencies?: boolean | ("on" | "oui" | "non");
                        acceptsDOG?: boolean | ("on" | "oui" | "non");
                        acceptsCAT?: boolean | ("on" | "oui" | "non");
                        acceptsSMALL?: boolean | ("on" | "oui" | "non");
                        acceptsBIRD?: boolean | ("on" | "oui" | "non");
                        acceptsREPTILE?: boolean | ("on" | "oui" | "non");
                        acceptsHORSE?: boolean | ("on" | "oui" | "non");
                        acceptsFARM?: boolean | ("on" | "oui" | "non");
                        acceptsWILD?: boolean | ("on" | "oui" | "non");
                        dimanche?: string;
                        lundi?: string;
                        mardi?: string;
                        mercredi?: string;
                        jeudi?: string;
                        vendredi?: string;
                        samedi?: string;
                        exceptions?: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description C’est écrit */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/places/{id}/own/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ne plus tenir un lieu
         * @description Sa page reste comme elle est. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ce n’est plus le vôtre */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/places/{placeId}/changes/{changeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Garder ou annuler ce qu’un propriétaire a modifié, ou demande
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    placeId: string;
                    changeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        accept: true;
                        /** @description Celle qui a été lue ; 409 pour une autre */
                        version: number;
                    } | {
                        /** @constant */
                        accept: false;
                        /** @description Celle qui a été lue ; 409 pour une autre */
                        version: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description C’est décidé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/places/{placeId}/owner/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reprendre une adresse à qui la tient, qui lit pourquoi
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    placeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Personne ne la tient */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/places/{placeId}/claims/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Donner une adresse à une autre personne qui prouve la tenir, ou la lui refuser
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    placeId: string;
                    claimId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        accept: boolean;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description C’est décidé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/place-imports/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vérifier des lignes d’un fichier d’adresses, sans rien enregistrer
         * @description Réservé aux super administrateurs. Chaque problème est dit avec sa ligne et son champ.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Lignes du fichier : leur numéro, et le texte de leurs cellules par champ */
                        rows: {
                            line: number;
                            cells: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
            responses: {
                /** @description Ce que l’import ferait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description Lignes qui peuvent être importées */
                                ready: number;
                                remarks: {
                                    line: number;
                                    field: ("name" | "kind" | "address" | "postalCode" | "commune" | "lat" | "lng" | "phone" | "site" | "text" | "accepts" | "isAccessible" | "takesEmergencies" | "isAlwaysOpen" | "lundi" | "mardi" | "mercredi" | "jeudi" | "vendredi" | "samedi" | "dimanche" | "exceptions") | null;
                                    text: string;
                                    /** @description La ligne ne sera pas importée */
                                    isRefused: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/place-imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les derniers fichiers d’adresses importés
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les plus récents d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                at: string;
                                /** @description Adresses qui en restent */
                                places: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Importer des lignes d’un fichier d’adresses
         * @description Réservé aux super administrateurs. Une ligne devient une adresse en ligne ; une ligne refusée n’arrête pas les autres. Un fichier s’envoie par parties, avec le même « importId » ; une partie peut être envoyée à nouveau.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Choisi par l’appareil pour tout le fichier : une ligne envoyée deux fois fait une seule adresse */
                        importId: string;
                        /** @description Lignes du fichier : leur numéro, et le texte de leurs cellules par champ */
                        rows: {
                            line: number;
                            cells: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
            responses: {
                /** @description Ce qui a été importé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                added: number;
                                /** @description Lignes qu’un envoi précédent avait ajoutées */
                                already: number;
                                remarks: {
                                    line: number;
                                    field: ("name" | "kind" | "address" | "postalCode" | "commune" | "lat" | "lng" | "phone" | "site" | "text" | "accepts" | "isAccessible" | "takesEmergencies" | "isAlwaysOpen" | "lundi" | "mardi" | "mercredi" | "jeudi" | "vendredi" | "samedi" | "dimanche" | "exceptions") | null;
                                    text: string;
                                    /** @description La ligne ne sera pas importée */
                                    isRefused: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/place-imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Annuler un import d’adresses, par parties
         * @description Réservé aux super administrateurs. Ses adresses sont effacées, sauf celles que quelqu’un a modifiées, signalées ou revendiquées depuis. À appeler tant que « left » n’est pas nul.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    importId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ce qui a été annulé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description Adresses effacées par cet appel */
                                gone: number;
                                /** @description Adresses qui restent à effacer : appelez encore */
                                left: number;
                                /** @description Adresses que quelqu’un a modifiées, signalées ou revendiquées depuis */
                                kept: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les adresses proposées, signalées, ou toutes
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    part?: "pending" | "errors" | "changed" | "claims" | "all";
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                kind: "VET" | "CLINIC" | "DISPENSARY" | "WILDLIFE" | "TRAINER" | "BEHAVIOURIST" | "RESTAURANT" | "HOTEL" | "SHOP" | "GROOMER" | "PENSION" | "SITTER" | "BEACH";
                                /** @enum {string} */
                                status: "PENDING" | "PUBLISHED" | "REJECTED";
                                communeName: string;
                                department: string;
                                address: string | null;
                                phone: string | null;
                                site: string | null;
                                text: string | null;
                                contactName: string | null;
                                at: string;
                                takesEmergencies: boolean | null;
                                isAlwaysOpen: boolean | null;
                                /** @description Ses horaires, en mots */
                                hours: string;
                                errorCount: number;
                                version: number;
                                /** @description Le nom de qui la tient */
                                owner: string | null;
                                /** @description Ce qu’un propriétaire a modifié ou demande */
                                changes: {
                                    id: string;
                                    /** @description Elle attend d’être mise en ligne */
                                    isAsked: boolean;
                                    /** @description Le nom du compte */
                                    by: string | null;
                                    at: string;
                                    lines: {
                                        label: string;
                                        was: string;
                                        is: string;
                                    }[];
                                }[];
                                /** @description Qui prouve la tenir alors qu’une autre personne la tient */
                                claims: {
                                    id: string;
                                    by: string | null;
                                    email: string;
                                    at: string;
                                }[];
                                /** @description Les premières erreurs signalées, de la plus ancienne */
                                errors: {
                                    id: string;
                                    /** @enum {string} */
                                    what: "CLOSED" | "PHONE" | "HOURS" | "PLACE" | "OTHER";
                                    words: string | null;
                                    at: string;
                                }[];
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/places/{placeId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publier une adresse proposée ou retirée
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    placeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status?: "PENDING" | "PUBLISHED" | "REJECTED";
                    };
                };
            };
            responses: {
                /** @description Elle est en ligne */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/places/{placeId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuser une adresse proposée, ou la retirer
         * @description Réservé aux super administrateurs. Qui l’a proposée lit pourquoi.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    placeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status?: "PENDING" | "PUBLISHED" | "REJECTED";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Elle n’est pas en ligne */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/places/{placeId}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire que les erreurs signalées d’une adresse sont réglées
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    placeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Erreurs lues ; 409 s’il en est venu d’autres */
                        seen?: number;
                    };
                };
            };
            responses: {
                /** @description Elles n’attendent plus */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/places/{placeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Corriger une adresse
         * @description Réservé aux super administrateurs. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    placeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        kind: "VET" | "CLINIC" | "DISPENSARY" | "WILDLIFE" | "TRAINER" | "BEHAVIOURIST" | "RESTAURANT" | "HOTEL" | "SHOP" | "GROOMER" | "PENSION" | "SITTER" | "BEACH";
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        phone?: string | null;
                        site?: string | null;
                        text?: string | null;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        isAlwaysOpen?: boolean | ("on" | "oui" | "non");
                        takesEmergencies?: boolean | ("on" | "oui" | "non");
                        acceptsDOG?: boolean | ("on" | "oui" | "non");
                        acceptsCAT?: boolean | ("on" | "oui" | "non");
                        acceptsSMALL?: boolean | ("on" | "oui" | "non");
                        acceptsBIRD?: boolean | ("on" | "oui" | "non");
                        acceptsREPTILE?: boolean | ("on" | "oui" | "non");
                        acceptsHORSE?: boolean | ("on" | "oui" | "non");
                        acceptsFARM?: boolean | ("on" | "oui" | "non");
                        acceptsWILD?: boolean | ("on" | "oui" | "non");
                        dimanche?: string;
                        lundi?: string;
                        mardi?: string;
                        mercredi?: string;
                        jeudi?: string;
                        vendredi?: string;
                        samedi?: string;
                        exceptions?: string;
                        version: number;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        /** @enum {string} */
                        kind: "VET" | "CLINIC" | "DISPENSARY" | "WILDLIFE" | "TRAINER" | "BEHAVIOURIST" | "RESTAURANT" | "HOTEL" | "SHOP" | "GROOMER" | "PENSION" | "SITTER" | "BEACH";
                        near: string;
                        placeWords?: string | null;
                        lat?: ("" | number) | null;
                        lng?: ("" | number) | null;
                        phone?: string | null;
                        site?: string | null;
                        text?: string | null;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        isAlwaysOpen?: boolean | ("on" | "oui" | "non");
                        takesEmergencies?: boolean | ("on" | "oui" | "non");
                        acceptsDOG?: boolean | ("on" | "oui" | "non");
                        acceptsCAT?: boolean | ("on" | "oui" | "non");
                        acceptsSMALL?: boolean | ("on" | "oui" | "non");
                        acceptsBIRD?: boolean | ("on" | "oui" | "non");
                        acceptsREPTILE?: boolean | ("on" | "oui" | "non");
                        acceptsHORSE?: boolean | ("on" | "oui" | "non");
                        acceptsFARM?: boolean | ("on" | "oui" | "non");
                        acceptsWILD?: boolean | ("on" | "oui" | "non");
                        dimanche?: string;
                        lundi?: string;
                        mardi?: string;
                        mercredi?: string;
                        jeudi?: string;
                        vendredi?: string;
                        samedi?: string;
                        exceptions?: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Elle est corrigée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Écrire à l’autre personne d’une conversation
         * @description Le jeton est celui du lien reçu par e-mail. Avec une photo : un formulaire (multipart/form-data), 5 Mo au maximum. La même clé deux fois est un seul message. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        text: string;
                        /** Format: uuid */
                        key?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        text: string;
                        /** Format: uuid */
                        key?: string;
                    };
                    "multipart/form-data": {
                        /** @description 15728640 octets au maximum */
                        photo: string;
                        token: string;
                        text: string;
                        /** Format: uuid */
                        key?: string;
                    };
                };
            };
            responses: {
                /** @description Le message est parti */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Envoyer le premier message que l’on a écrit sans compte
         * @description Le jeton est celui du lien reçu par e-mail ; ouvrir le lien n’envoie rien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Le message est parti */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dire que l’on a lu une conversation */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description C’est noté */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signaler l’autre personne d’une conversation
         * @description La conversation est fermée aussitôt, et la plateforme prévenue. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        reason: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description La personne est signalée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ne plus recevoir les messages d’une conversation, ou les recevoir de nouveau
         * @description L’autre personne l’apprend en mots neutres. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /** @constant */
                        resume?: "oui";
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        /** @constant */
                        resume?: "oui";
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/photo/{token}/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La photo d’un message, pour une des deux personnes de la conversation */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    messageId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La photo (WEBP) */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Décider d’une conversation signalée
         * @description Réservé aux super administrateurs. Qui a signalé apprend la décision. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: uuid */
                        thread: string;
                        /** @enum {string} */
                        decision: "CLOSE" | "REOPEN";
                        said: number;
                    };
                    "application/x-www-form-urlencoded": {
                        /** Format: uuid */
                        thread: string;
                        /** @enum {string} */
                        decision: "CLOSE" | "REOPEN";
                        said: number;
                    };
                };
            };
            responses: {
                /** @description C’est décidé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/reports/{threadId}/photos/{messageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La photo d’un message d’une conversation signalée
         * @description Réservé aux super administrateurs ; 404 pour toute autre personne.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    threadId: string;
                    messageId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La photo (WEBP) */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/relay/inbound": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Un e-mail reçu pour une conversation
         * @description Pour le service qui reçoit le courrier de RELAY_DOMAIN. Le corps est signé : `x-relay-timestamp` (secondes depuis 1970) et `x-relay-signature` (`sha256=` puis le HMAC SHA-256 de « horodatage.corps » avec RELAY_SECRET, en hexadécimal). Le HTML n’est lu que sans texte. Le même messageId deux fois est un seul message. 404 tant que RELAY_DOMAIN n’est pas réglé.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description L’e-mail est reçu ; ce qui n’est pas à transmettre est laissé de côté */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/abuse-reports/shelters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les refuges de la plateforme, pour dire lequel un signalement met en cause */
        get: {
            parameters: {
                query: {
                    q: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Leur nom et leur commune */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/abuse-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signaler une maltraitance
         * @description Sans compte, et anonyme si on le veut : rien de la personne n’est alors gardé. Avec des photos, un formulaire (multipart/form-data). Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "HORSE" | "FARM" | "BIRD" | "SMALL" | "WILD" | "SEVERAL" | "OTHER";
                        animals: number;
                        description: string;
                        place: string;
                        commune: string;
                        /** @default  */
                        seenOn?: "" | string;
                        /**
                         * @default inconnu
                         * @enum {string}
                         */
                        isOngoing?: "oui" | "non" | "inconnu";
                        author?: string;
                        shelter?: string;
                        /** @enum {string} */
                        identity: "anonyme" | "nom";
                        name?: string;
                        email?: string;
                        phone?: string;
                        mayShare?: boolean | ("on" | "oui" | "non" | "");
                        /** @constant */
                        website?: "";
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        kind: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "HORSE" | "FARM" | "BIRD" | "SMALL" | "WILD" | "SEVERAL" | "OTHER";
                        animals: number;
                        description: string;
                        place: string;
                        commune: string;
                        /** @default  */
                        seenOn?: "" | string;
                        /**
                         * @default inconnu
                         * @enum {string}
                         */
                        isOngoing?: "oui" | "non" | "inconnu";
                        author?: string;
                        shelter?: string;
                        /** @enum {string} */
                        identity: "anonyme" | "nom";
                        name?: string;
                        email?: string;
                        phone?: string;
                        mayShare?: boolean | ("on" | "oui" | "non" | "");
                        /** @constant */
                        website?: "";
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "multipart/form-data": {
                        /** @enum {string} */
                        kind: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "HORSE" | "FARM" | "BIRD" | "SMALL" | "WILD" | "SEVERAL" | "OTHER";
                        animals: number;
                        description: string;
                        place: string;
                        commune: string;
                        /** @default  */
                        seenOn?: "" | string;
                        /**
                         * @default inconnu
                         * @enum {string}
                         */
                        isOngoing?: "oui" | "non" | "inconnu";
                        author?: string;
                        shelter?: string;
                        /** @enum {string} */
                        identity: "anonyme" | "nom";
                        name?: string;
                        email?: string;
                        phone?: string;
                        mayShare?: boolean | ("on" | "oui" | "non" | "");
                        /** @constant */
                        website?: "";
                        saveKey?: string;
                        lostKeys?: string;
                        /** @description 5000000 octets au maximum pour chacun */
                        photos?: string[];
                    };
                };
            };
            responses: {
                /** @description Le signalement est reçu */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description La page où la personne suit son signalement */
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/abuse-follow/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter une précision à son signalement, par son lien
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note: string;
                        token: string;
                    };
                    "application/x-www-form-urlencoded": {
                        note: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description La précision est reçue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/abuse-follow/forget-contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Effacer ses coordonnées de son signalement, par son lien
         * @description Le signalement suit son cours sans elles. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Les coordonnées sont effacées */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/abuse-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les signalements de maltraitance
         * @description Pour les super administrateurs, et les refuges destinataires du département ; 404 pour toute autre personne.
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: "RECEIVED" | "FORWARDED" | "CLOSED";
                    kind?: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                    department?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "HORSE" | "FARM" | "BIRD" | "SMALL" | "WILD" | "SEVERAL" | "OTHER";
                                animals: number;
                                commune: string;
                                department: string;
                                /** @enum {string} */
                                status: "RECEIVED" | "FORWARDED" | "CLOSED";
                                isUnread: boolean;
                                isAnonymous: boolean;
                                photos: number;
                                receivedAt: string;
                            }[];
                            counts: {
                                statuses: {
                                    [key: string]: number;
                                };
                            };
                            /** @description Ceux que la personne lit et où il y a un signalement */
                            departments: string[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/abuse-reports/{reportId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un signalement de maltraitance
         * @description Pour les super administrateurs, et les refuges destinataires du département ; 404 pour toute autre personne.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reportId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le signalement */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "HORSE" | "FARM" | "BIRD" | "SMALL" | "WILD" | "SEVERAL" | "OTHER";
                                animals: number;
                                commune: string;
                                department: string;
                                /** @enum {string} */
                                status: "RECEIVED" | "FORWARDED" | "CLOSED";
                                isUnread: boolean;
                                isAnonymous: boolean;
                                receivedAt: string;
                                description: string;
                                place: string;
                                seenOn: string | null;
                                /** @enum {string} */
                                isOngoing: "oui" | "non" | "inconnu";
                                author: string;
                                /** @description Les refuges de la plateforme en cause, dont l’équipe ne le lit pas */
                                shelters: string[];
                                /** @description Nul pour qui reste anonyme */
                                reporter: {
                                    name: string;
                                    email: string | null;
                                    phone: string | null;
                                    mayShare: boolean;
                                } | null;
                                photos: {
                                    id: string;
                                }[];
                                events: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "FORWARDED" | "CLOSED" | "MESSAGE" | "NOTE";
                                    authority: ("DDPP" | "POLICE" | "TOWN_HALL" | "ASSOCIATION") | null;
                                    outcome: ("HELPED" | "FOLLOWED" | "UNFOUNDED" | "UNREACHABLE") | null;
                                    text: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/abuse-reports/{reportId}/photos/{photoId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Une photo d’un signalement
         * @description Pour les super administrateurs, et les refuges destinataires du département ; 404 pour toute autre personne.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reportId: string;
                    photoId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La photo */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/abuse-reports/{reportId}/forward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire à qui un signalement est transmis
         * @description La personne qui a signalé l’apprend par sa page, et par e-mail si elle en a donné un.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reportId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        from: "RECEIVED" | "FORWARDED" | "CLOSED";
                        /** @enum {string} */
                        to: "DDPP" | "POLICE" | "TOWN_HALL" | "ASSOCIATION";
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Le signalement */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "HORSE" | "FARM" | "BIRD" | "SMALL" | "WILD" | "SEVERAL" | "OTHER";
                                animals: number;
                                commune: string;
                                department: string;
                                /** @enum {string} */
                                status: "RECEIVED" | "FORWARDED" | "CLOSED";
                                isUnread: boolean;
                                isAnonymous: boolean;
                                receivedAt: string;
                                description: string;
                                place: string;
                                seenOn: string | null;
                                /** @enum {string} */
                                isOngoing: "oui" | "non" | "inconnu";
                                author: string;
                                /** @description Les refuges de la plateforme en cause, dont l’équipe ne le lit pas */
                                shelters: string[];
                                /** @description Nul pour qui reste anonyme */
                                reporter: {
                                    name: string;
                                    email: string | null;
                                    phone: string | null;
                                    mayShare: boolean;
                                } | null;
                                photos: {
                                    id: string;
                                }[];
                                events: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "FORWARDED" | "CLOSED" | "MESSAGE" | "NOTE";
                                    authority: ("DDPP" | "POLICE" | "TOWN_HALL" | "ASSOCIATION") | null;
                                    outcome: ("HELPED" | "FOLLOWED" | "UNFOUNDED" | "UNREACHABLE") | null;
                                    text: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/abuse-reports/{reportId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Clore un signalement */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reportId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        from: "RECEIVED" | "FORWARDED" | "CLOSED";
                        /** @enum {string} */
                        outcome: "HELPED" | "FOLLOWED" | "UNFOUNDED" | "UNREACHABLE";
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Le signalement */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "HORSE" | "FARM" | "BIRD" | "SMALL" | "WILD" | "SEVERAL" | "OTHER";
                                animals: number;
                                commune: string;
                                department: string;
                                /** @enum {string} */
                                status: "RECEIVED" | "FORWARDED" | "CLOSED";
                                isUnread: boolean;
                                isAnonymous: boolean;
                                receivedAt: string;
                                description: string;
                                place: string;
                                seenOn: string | null;
                                /** @enum {string} */
                                isOngoing: "oui" | "non" | "inconnu";
                                author: string;
                                /** @description Les refuges de la plateforme en cause, dont l’équipe ne le lit pas */
                                shelters: string[];
                                /** @description Nul pour qui reste anonyme */
                                reporter: {
                                    name: string;
                                    email: string | null;
                                    phone: string | null;
                                    mayShare: boolean;
                                } | null;
                                photos: {
                                    id: string;
                                }[];
                                events: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "FORWARDED" | "CLOSED" | "MESSAGE" | "NOTE";
                                    authority: ("DDPP" | "POLICE" | "TOWN_HALL" | "ASSOCIATION") | null;
                                    outcome: ("HELPED" | "FOLLOWED" | "UNFOUNDED" | "UNREACHABLE") | null;
                                    text: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/abuse-reports/{reportId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Écrire à la personne qui a signalé, sur sa page */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    reportId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note: string;
                    };
                };
            };
            responses: {
                /** @description Le signalement */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "VIOLENCE" | "DEPRIVATION" | "CONFINEMENT" | "ABANDONMENT" | "BREEDING" | "OTHER";
                                /** @enum {string} */
                                species: "DOG" | "CAT" | "HORSE" | "FARM" | "BIRD" | "SMALL" | "WILD" | "SEVERAL" | "OTHER";
                                animals: number;
                                commune: string;
                                department: string;
                                /** @enum {string} */
                                status: "RECEIVED" | "FORWARDED" | "CLOSED";
                                isUnread: boolean;
                                isAnonymous: boolean;
                                receivedAt: string;
                                description: string;
                                place: string;
                                seenOn: string | null;
                                /** @enum {string} */
                                isOngoing: "oui" | "non" | "inconnu";
                                author: string;
                                /** @description Les refuges de la plateforme en cause, dont l’équipe ne le lit pas */
                                shelters: string[];
                                /** @description Nul pour qui reste anonyme */
                                reporter: {
                                    name: string;
                                    email: string | null;
                                    phone: string | null;
                                    mayShare: boolean;
                                } | null;
                                photos: {
                                    id: string;
                                }[];
                                events: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "FORWARDED" | "CLOSED" | "MESSAGE" | "NOTE";
                                    authority: ("DDPP" | "POLICE" | "TOWN_HALL" | "ASSOCIATION") | null;
                                    outcome: ("HELPED" | "FOLLOWED" | "UNFOUNDED" | "UNREACHABLE") | null;
                                    text: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/abuse-recipients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les refuges qui lisent les signalements, par département
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les destinataires */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                department: string;
                                shelter: {
                                    id: string;
                                    name: string;
                                };
                                /** @description Un refuge suspendu ne lit plus rien */
                                isActive: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Faire d’un refuge le destinataire d’un département
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        shelterId: string;
                        department: string;
                    };
                };
            };
            responses: {
                /** @description Le destinataire */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                department: string;
                                shelter: {
                                    id: string;
                                    name: string;
                                };
                                /** @description Un refuge suspendu ne lit plus rien */
                                isActive: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/abuse-recipients/{recipientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Retirer un destinataire
         * @description Réservé aux super administrateurs.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    recipientId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le refuge ne lit plus ces signalements */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/missions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les missions de bénévolat en ligne
         * @description 24 par page, les plus proches d’abord quand un lieu est demandé.
         */
        get: {
            parameters: {
                query?: {
                    kind?: "WALKS" | "CARE" | "CATS" | "TRANSPORT" | "HANDYWORK" | "EVENTS" | "OFFICE" | "MEDIA" | "OTHER";
                    rhythm?: "WEEKLY" | "MONTHLY" | "OCCASIONAL" | "ONCE";
                    /** @description Une compétence que la mission demande */
                    skill?: "DOGS" | "CATS" | "HORSES" | "LICENCE" | "CAR" | "TOOLS" | "COMPUTER" | "PHOTO" | "TALK";
                    /** @description Âge de la personne, en années */
                    age?: number;
                    department?: string;
                    /** @description Identifiant ou slug du refuge */
                    shelter?: string;
                    /** @description Commune : nom, code postal ou code INSEE */
                    near?: string;
                    radiusKm?: number;
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                title: string;
                                /** @enum {string} */
                                kind: "WALKS" | "CARE" | "CATS" | "TRANSPORT" | "HANDYWORK" | "EVENTS" | "OFFICE" | "MEDIA" | "OTHER";
                                /** @enum {string} */
                                rhythm: "WEEKLY" | "MONTHLY" | "OCCASIONAL" | "ONCE";
                                skills: ("DOGS" | "CATS" | "HORSES" | "LICENCE" | "CAR" | "TOOLS" | "COMPUTER" | "PHOTO" | "TALK")[];
                                minAge: number | null;
                                description: string;
                                placeWords: string | null;
                                communeName: string;
                                department: string;
                                lat: number;
                                lng: number;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                };
                                /** @description ISO 8601 */
                                updatedAt: string;
                                /** @description Mètres entre la mission et le lieu demandé */
                                away: number | null;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/missions/{id}/apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Proposer son aide pour une mission
         * @description Avec une adresse confirmée. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        slug?: string;
                        name: string;
                        phone: string;
                        age: number;
                        parentName?: string | null;
                        parentAgrees?: boolean | ("on" | "oui" | "non");
                        availability?: string | null;
                        message?: string | null;
                    };
                    "application/x-www-form-urlencoded": {
                        slug?: string;
                        name: string;
                        phone: string;
                        age: number;
                        parentName?: string | null;
                        parentAgrees?: boolean | ("on" | "oui" | "non");
                        availability?: string | null;
                        message?: string | null;
                    };
                };
            };
            responses: {
                /** @description Le refuge la lit */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/applications/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer sa proposition
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        minutes?: number;
                    };
                    "application/x-www-form-urlencoded": {
                        minutes?: number;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/slots/{id}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prendre un créneau
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        minutes?: number;
                    };
                    "application/x-www-form-urlencoded": {
                        minutes?: number;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/slots/{id}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rendre un créneau
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        minutes?: number;
                    };
                    "application/x-www-form-urlencoded": {
                        minutes?: number;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/shifts/{id}/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Déclarer ses heures
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        minutes: number;
                    };
                    "application/x-www-form-urlencoded": {
                        minutes: number;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/slots/{id}/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un créneau que l’on a pris, pour son agenda */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier iCalendar */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/calendar/{secret}/benevolat.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Tous ses créneaux, par le lien privé */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    secret: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier iCalendar */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/volunteering/calendar/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Obtenir un nouveau lien privé de son agenda
         * @description Le lien d’avant n’ouvre plus rien.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/missions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les missions de bénévolat d’un refuge
         * @description Pour qui gère les formulaires du refuge.
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: "OPEN" | "PAUSED" | "CLOSED";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                title: string;
                                /** @enum {string} */
                                kind: "WALKS" | "CARE" | "CATS" | "TRANSPORT" | "HANDYWORK" | "EVENTS" | "OFFICE" | "MEDIA" | "OTHER";
                                /** @enum {string} */
                                rhythm: "WEEKLY" | "MONTHLY" | "OCCASIONAL" | "ONCE";
                                skills: ("DOGS" | "CATS" | "HORSES" | "LICENCE" | "CAR" | "TOOLS" | "COMPUTER" | "PHOTO" | "TALK")[];
                                minAge: number | null;
                                description: string;
                                placeWords: string | null;
                                communeName: string;
                                department: string;
                                lat: number;
                                lng: number;
                                /** @description ISO 8601 */
                                updatedAt: string;
                                /** @enum {string} */
                                status: "OPEN" | "PAUSED" | "CLOSED";
                                version: number;
                                /** @description Propositions en attente */
                                waiting: number;
                                /** @description Créneaux à venir */
                                nextSlots: number;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Mettre une mission en ligne
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        /** @enum {string} */
                        kind: "WALKS" | "CARE" | "CATS" | "TRANSPORT" | "HANDYWORK" | "EVENTS" | "OFFICE" | "MEDIA" | "OTHER";
                        /** @enum {string} */
                        rhythm: "WEEKLY" | "MONTHLY" | "OCCASIONAL" | "ONCE";
                        skills?: ("DOGS" | "CATS" | "HORSES" | "LICENCE" | "CAR" | "TOOLS" | "COMPUTER" | "PHOTO" | "TALK")[];
                        minAge?: ("" | number) | null;
                        description: string;
                        near: string;
                        placeWords?: string | null;
                        /** @default null */
                        lat?: number | null;
                        /** @default null */
                        lng?: number | null;
                        saveKey?: string;
                        lostKeys?: string[];
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les personnes qui proposent leur aide à un refuge
         * @description Pour qui gère les formulaires du refuge.
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    status?: "PENDING" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                mission: {
                                    id: string;
                                    title: string;
                                    slug: string;
                                };
                                name: string;
                                email: string;
                                phone: string;
                                age: number;
                                parentName: string | null;
                                availability: string | null;
                                message: string | null;
                                /** @enum {string} */
                                status: "PENDING" | "ACCEPTED" | "REFUSED" | "WITHDRAWN";
                                answer: string | null;
                                /** @description ISO 8601 */
                                createdAt: string;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/volunteers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les bénévoles d’un refuge
         * @description Pour qui gère les formulaires du refuge.
         */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    /** @description Ceux dont le bénévolat a pris fin */
                    ended?: "true";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                                email: string;
                                phone: string | null;
                                /** @description ISO 8601 */
                                since: string;
                                endedAt: string | null;
                                endedReason: string | null;
                                /** @description Minutes validées */
                                minutes: number;
                                /** @description Créneaux tenus */
                                slots: number;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les créneaux d’une semaine, avec qui vient
         * @description Pour qui gère les formulaires du refuge.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Un jour de la semaine demandée ; aujourd’hui sinon */
                    day?: string;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les créneaux, dans leur ordre */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                mission: {
                                    id: string;
                                    title: string;
                                };
                                /** @description Fuseau de la mission (IANA) */
                                zone: string;
                                /** @description ISO 8601 */
                                startsAt: string;
                                minutes: number;
                                places: number;
                                note: string | null;
                                cancelledAt: string | null;
                                cancelReason: string | null;
                                shifts: {
                                    id: string;
                                    name: string;
                                    phone: string | null;
                                    declaredMinutes: number | null;
                                    attendance: ("ATTENDED" | "ABSENT") | null;
                                    validatedMinutes: number | null;
                                }[];
                            }[];
                            /** @description Premier jour de la semaine */
                            monday: string;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Créer un créneau, ou le même chaque semaine
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        mission: string;
                        /** Format: date */
                        day: string;
                        time: string;
                        minutes: number;
                        places: number;
                        /** @default 1 */
                        weeks?: number;
                        note?: string | null;
                    };
                };
            };
            responses: {
                /** @description Combien sont créés */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                count: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/missions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Modifier une mission
         * @description Pour qui gère les formulaires du refuge.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        /** @enum {string} */
                        kind: "WALKS" | "CARE" | "CATS" | "TRANSPORT" | "HANDYWORK" | "EVENTS" | "OFFICE" | "MEDIA" | "OTHER";
                        /** @enum {string} */
                        rhythm: "WEEKLY" | "MONTHLY" | "OCCASIONAL" | "ONCE";
                        skills?: ("DOGS" | "CATS" | "HORSES" | "LICENCE" | "CAR" | "TOOLS" | "COMPUTER" | "PHOTO" | "TALK")[];
                        minAge?: ("" | number) | null;
                        description: string;
                        near: string;
                        placeWords?: string | null;
                        /** @default null */
                        lat?: number | null;
                        /** @default null */
                        lng?: number | null;
                        saveKey?: string;
                        lostKeys?: string[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/missions/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mettre une mission en ligne, en pause, ou la terminer
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "OPEN" | "PAUSED" | "CLOSED";
                        version: number;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/applications/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepter ou refuser une proposition
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "ACCEPTED" | "REFUSED";
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/applications/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reprendre une réponse
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/volunteers/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mettre fin à un bénévolat, avec la raison
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/volunteers/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reprendre un bénévolat qui a pris fin
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/slots/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annuler un créneau, avec la raison
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/volunteering/shifts/{id}/hours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire si une personne est venue, et combien de temps
         * @description Pour qui gère les formulaires du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        attendance: ("ATTENDED" | "ABSENT") | null;
                        /** @default null */
                        minutes?: number | null;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les promenades en ligne
         * @description 24 par page.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Nom, commune ou mot-clé */
                    search?: string;
                    difficulty?: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                    type?: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                    dogRule?: "LEASH" | "FREE" | "FORBIDDEN" | "SEASON";
                    allowedAnimals?: "DOG" | "CAT" | "HORSE" | "OTHER";
                    bestSeasons?: "SPRING" | "SUMMER" | "AUTUMN" | "WINTER";
                    isAccessible?: "oui";
                    hasParkingNearby?: "oui";
                    hasRestrooms?: "oui";
                    isFree?: "oui";
                    hasTrack?: "oui";
                    /** @description Longueur au plus, en kilomètres */
                    maxKm?: number;
                    /** @description Longueur au moins, en kilomètres */
                    minKm?: number;
                    /** @description Durée au plus, en minutes */
                    maxMinutes?: number;
                    /** @description Dénivelé positif au plus, en mètres */
                    maxClimb?: number;
                    region?: "Auvergne-Rhône-Alpes" | "Bourgogne-Franche-Comté" | "Bretagne" | "Centre-Val de Loire" | "Corse" | "Grand Est" | "Hauts-de-France" | "Île-de-France" | "Normandie" | "Nouvelle-Aquitaine" | "Occitanie" | "Pays de la Loire" | "Provence-Alpes-Côte d’Azur" | "Guadeloupe" | "Martinique" | "Guyane" | "La Réunion" | "Mayotte";
                    department?: string;
                    shelter?: string;
                    /** @description Commune : nom, code postal ou code INSEE */
                    near?: string;
                    radiusKm?: number;
                    sort?: "latest" | "nearest" | "shortest" | "longest";
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                /** @description Quelques points du tracé (latitude, longitude) d’une promenade sans photo */
                                sketch: [
                                    number,
                                    number
                                ][] | null;
                                /** @description Mètres entre le départ et le lieu demandé */
                                away: number | null;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Écrire une promenade
         * @description Seuls le nom, la difficulté, le type et la distance sont nécessaires à un brouillon ; le reste l’est pour publier (`submit`). Une étape dit sa `type` : une valeur ou une liste. `types` dit la même chose ; qui a lu les deux et n’en change qu’une est compris.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        userId?: string;
                        name: string;
                        /** @enum {string} */
                        difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                        /** @enum {string} */
                        type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                        distance: number;
                        shelter?: string | null;
                        duration?: number | null;
                        elevation?: number | null;
                        overridden?: ("distance" | "duration" | "elevation")[];
                        startPoint?: {
                            lat: number;
                            lng: number;
                            address?: string | null;
                        } | null;
                        endPoint?: {
                            lat: number;
                            lng: number;
                            address?: string | null;
                        } | null;
                        price?: number | null;
                        waypoints?: {
                            id?: string;
                            walkId?: string;
                            order?: number;
                            /** @default null */
                            latitude?: number | null;
                            /** @default null */
                            longitude?: number | null;
                            name?: string;
                            description?: string | null;
                            type?: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                            types?: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                            /** @default false */
                            isOptional?: boolean;
                            /** @default null */
                            estimatedTimeFromPrevious?: number | null;
                            photos?: {
                                url: string;
                                title?: string | null;
                                description?: string | null;
                                order?: number;
                                isMain?: boolean;
                                id?: string;
                                waypointId?: string;
                            }[];
                        }[];
                        track?: [
                            number,
                            number,
                            number | null
                        ][] | null;
                        shortDescription?: string | null;
                        longDescription?: string | null;
                        tags?: string[];
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        allowedAnimals?: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                        hasParkingNearby?: boolean | ("on" | "oui" | "non");
                        hasRestrooms?: boolean | ("on" | "oui" | "non");
                        bestSeasons?: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                        region?: string | null;
                        city?: string | null;
                        postalCode?: string | null;
                        coverImage?: string | null;
                        photos?: {
                            url: string;
                            title?: string | null;
                            description?: string | null;
                            order?: number;
                            isMain?: boolean;
                        }[];
                        dogRule?: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                        dogRuleNote?: string | null;
                        submit?: boolean | ("on" | "oui" | "non");
                        saveKey?: string;
                        lostKeys?: string[];
                    };
                };
            };
            responses: {
                /** @description La promenade, brouillon ou envoyée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les promenades sur une carte
         * @description Au-delà de 200, celles qui sont proches forment des groupes ; `box` et `zoom` demandent une partie de la carte.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Nom, commune ou mot-clé */
                    search?: string;
                    difficulty?: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                    type?: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                    dogRule?: "LEASH" | "FREE" | "FORBIDDEN" | "SEASON";
                    allowedAnimals?: "DOG" | "CAT" | "HORSE" | "OTHER";
                    bestSeasons?: "SPRING" | "SUMMER" | "AUTUMN" | "WINTER";
                    isAccessible?: "oui";
                    hasParkingNearby?: "oui";
                    hasRestrooms?: "oui";
                    isFree?: "oui";
                    hasTrack?: "oui";
                    /** @description Longueur au plus, en kilomètres */
                    maxKm?: number;
                    /** @description Longueur au moins, en kilomètres */
                    minKm?: number;
                    /** @description Durée au plus, en minutes */
                    maxMinutes?: number;
                    /** @description Dénivelé positif au plus, en mètres */
                    maxClimb?: number;
                    region?: "Auvergne-Rhône-Alpes" | "Bourgogne-Franche-Comté" | "Bretagne" | "Centre-Val de Loire" | "Corse" | "Grand Est" | "Hauts-de-France" | "Île-de-France" | "Normandie" | "Nouvelle-Aquitaine" | "Occitanie" | "Pays de la Loire" | "Provence-Alpes-Côte d’Azur" | "Guadeloupe" | "Martinique" | "Guyane" | "La Réunion" | "Mayotte";
                    department?: string;
                    shelter?: string;
                    /** @description Commune : nom, code postal ou code INSEE */
                    near?: string;
                    radiusKm?: number;
                    /** @description Sud, ouest, nord et est en degrés, séparés par des virgules */
                    box?: string;
                    zoom?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Leurs départs, seuls ou en groupes : 200 entrées au plus */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                lat: number;
                                lng: number;
                                name: string;
                                detail: string;
                                href: string;
                            }[];
                            groups: {
                                id: string;
                                lat: number;
                                lng: number;
                                count: number;
                                box: {
                                    south: number;
                                    north: number;
                                    west: number;
                                    east: number;
                                };
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une promenade en ligne */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Avec son tracé et ses étapes */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                            };
                        };
                    };
                };
            };
        };
        /**
         * Modifier une promenade
         * @description Seuls le nom, la difficulté, le type et la distance sont nécessaires à un brouillon ; le reste l’est pour publier (`submit`). Ce qui n’est pas envoyé reste. `version` est celle qui a été lue : 409 si elle a changé. Une étape dit sa `type` : une valeur ou une liste. `types` dit la même chose ; qui a lu les deux et n’en change qu’une est compris.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        userId?: string;
                        name: string;
                        /** @enum {string} */
                        difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                        /** @enum {string} */
                        type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                        distance: number;
                        shelter?: string | null;
                        duration?: number | null;
                        elevation?: number | null;
                        overridden?: ("distance" | "duration" | "elevation")[];
                        startPoint?: {
                            lat: number;
                            lng: number;
                            address?: string | null;
                        } | null;
                        endPoint?: {
                            lat: number;
                            lng: number;
                            address?: string | null;
                        } | null;
                        price?: number | null;
                        waypoints?: {
                            id?: string;
                            walkId?: string;
                            order?: number;
                            /** @default null */
                            latitude?: number | null;
                            /** @default null */
                            longitude?: number | null;
                            name?: string;
                            description?: string | null;
                            type?: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                            types?: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                            /** @default false */
                            isOptional?: boolean;
                            /** @default null */
                            estimatedTimeFromPrevious?: number | null;
                            photos?: {
                                url: string;
                                title?: string | null;
                                description?: string | null;
                                order?: number;
                                isMain?: boolean;
                                id?: string;
                                waypointId?: string;
                            }[];
                        }[];
                        track?: [
                            number,
                            number,
                            number | null
                        ][] | null;
                        shortDescription?: string | null;
                        longDescription?: string | null;
                        tags?: string[];
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        allowedAnimals?: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                        hasParkingNearby?: boolean | ("on" | "oui" | "non");
                        hasRestrooms?: boolean | ("on" | "oui" | "non");
                        bestSeasons?: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                        region?: string | null;
                        city?: string | null;
                        postalCode?: string | null;
                        coverImage?: string | null;
                        photos?: {
                            url: string;
                            title?: string | null;
                            description?: string | null;
                            order?: number;
                            isMain?: boolean;
                        }[];
                        dogRule?: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                        dogRuleNote?: string | null;
                        submit?: boolean | ("on" | "oui" | "non");
                        saveKey?: string;
                        lostKeys?: string[];
                        version: number;
                    };
                };
            };
            responses: {
                /** @description La promenade telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        /** Effacer sa promenade */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Effacée, avec ses photos */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/{id}/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une promenade, pour qui l’a écrite ou la relit */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Avec ce que les autres ne voient pas */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/plain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Écrire une promenade, par un formulaire
         * @description Pour un navigateur sans JavaScript, qui reçoit une redirection 303 : un fichier GPX est lu par le serveur, le plus long de ses tracés est celui de la promenade. Une case qui n’est pas envoyée est décochée.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: string;
                        name?: string;
                        difficulty?: string;
                        type?: string;
                        shelter?: string;
                        shortDescription?: string;
                        longDescription?: string;
                        tags?: string;
                        dogRule?: string;
                        dogRuleNote?: string;
                        price?: string;
                        city?: string;
                        postalCode?: string;
                        region?: string;
                        distance?: string;
                        duration?: string;
                        elevation?: string;
                        /** @description Latitude et longitude du départ : « 48.1173, -1.6778 » */
                        start?: string;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        hasParkingNearby?: boolean | ("on" | "oui" | "non");
                        hasRestrooms?: boolean | ("on" | "oui" | "non");
                        submit?: boolean | ("on" | "oui" | "non");
                        "animal-DOG"?: boolean | ("on" | "oui" | "non");
                        "animal-CAT"?: boolean | ("on" | "oui" | "non");
                        "animal-HORSE"?: boolean | ("on" | "oui" | "non");
                        "animal-OTHER"?: boolean | ("on" | "oui" | "non");
                        "saison-SPRING"?: boolean | ("on" | "oui" | "non");
                        "saison-SUMMER"?: boolean | ("on" | "oui" | "non");
                        "saison-AUTUMN"?: boolean | ("on" | "oui" | "non");
                        "saison-WINTER"?: boolean | ("on" | "oui" | "non");
                    };
                    "application/x-www-form-urlencoded": {
                        version?: string;
                        name?: string;
                        difficulty?: string;
                        type?: string;
                        shelter?: string;
                        shortDescription?: string;
                        longDescription?: string;
                        tags?: string;
                        dogRule?: string;
                        dogRuleNote?: string;
                        price?: string;
                        city?: string;
                        postalCode?: string;
                        region?: string;
                        distance?: string;
                        duration?: string;
                        elevation?: string;
                        /** @description Latitude et longitude du départ : « 48.1173, -1.6778 » */
                        start?: string;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        hasParkingNearby?: boolean | ("on" | "oui" | "non");
                        hasRestrooms?: boolean | ("on" | "oui" | "non");
                        submit?: boolean | ("on" | "oui" | "non");
                        "animal-DOG"?: boolean | ("on" | "oui" | "non");
                        "animal-CAT"?: boolean | ("on" | "oui" | "non");
                        "animal-HORSE"?: boolean | ("on" | "oui" | "non");
                        "animal-OTHER"?: boolean | ("on" | "oui" | "non");
                        "saison-SPRING"?: boolean | ("on" | "oui" | "non");
                        "saison-SUMMER"?: boolean | ("on" | "oui" | "non");
                        "saison-AUTUMN"?: boolean | ("on" | "oui" | "non");
                        "saison-WINTER"?: boolean | ("on" | "oui" | "non");
                    };
                    "multipart/form-data": {
                        version?: string;
                        name?: string;
                        difficulty?: string;
                        type?: string;
                        shelter?: string;
                        shortDescription?: string;
                        longDescription?: string;
                        tags?: string;
                        dogRule?: string;
                        dogRuleNote?: string;
                        price?: string;
                        city?: string;
                        postalCode?: string;
                        region?: string;
                        distance?: string;
                        duration?: string;
                        elevation?: string;
                        /** @description Latitude et longitude du départ : « 48.1173, -1.6778 » */
                        start?: string;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        hasParkingNearby?: boolean | ("on" | "oui" | "non");
                        hasRestrooms?: boolean | ("on" | "oui" | "non");
                        submit?: boolean | ("on" | "oui" | "non");
                        "animal-DOG"?: boolean | ("on" | "oui" | "non");
                        "animal-CAT"?: boolean | ("on" | "oui" | "non");
                        "animal-HORSE"?: boolean | ("on" | "oui" | "non");
                        "animal-OTHER"?: boolean | ("on" | "oui" | "non");
                        "saison-SPRING"?: boolean | ("on" | "oui" | "non");
                        "saison-SUMMER"?: boolean | ("on" | "oui" | "non");
                        "saison-AUTUMN"?: boolean | ("on" | "oui" | "non");
                        "saison-WINTER"?: boolean | ("on" | "oui" | "non");
                        /** @description 3145728 octets au maximum pour chacun */
                        gpx?: string[];
                    };
                };
            };
            responses: {
                /** @description La promenade telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/{id}/plain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Modifier une promenade, par un formulaire
         * @description Pour un navigateur sans JavaScript, qui reçoit une redirection 303 : un fichier GPX est lu par le serveur, le plus long de ses tracés est celui de la promenade. Une case qui n’est pas envoyée est décochée.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version?: string;
                        name?: string;
                        difficulty?: string;
                        type?: string;
                        shelter?: string;
                        shortDescription?: string;
                        longDescription?: string;
                        tags?: string;
                        dogRule?: string;
                        dogRuleNote?: string;
                        price?: string;
                        city?: string;
                        postalCode?: string;
                        region?: string;
                        distance?: string;
                        duration?: string;
                        elevation?: string;
                        /** @description Latitude et longitude du départ : « 48.1173, -1.6778 » */
                        start?: string;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        hasParkingNearby?: boolean | ("on" | "oui" | "non");
                        hasRestrooms?: boolean | ("on" | "oui" | "non");
                        submit?: boolean | ("on" | "oui" | "non");
                        "animal-DOG"?: boolean | ("on" | "oui" | "non");
                        "animal-CAT"?: boolean | ("on" | "oui" | "non");
                        "animal-HORSE"?: boolean | ("on" | "oui" | "non");
                        "animal-OTHER"?: boolean | ("on" | "oui" | "non");
                        "saison-SPRING"?: boolean | ("on" | "oui" | "non");
                        "saison-SUMMER"?: boolean | ("on" | "oui" | "non");
                        "saison-AUTUMN"?: boolean | ("on" | "oui" | "non");
                        "saison-WINTER"?: boolean | ("on" | "oui" | "non");
                    };
                    "application/x-www-form-urlencoded": {
                        version?: string;
                        name?: string;
                        difficulty?: string;
                        type?: string;
                        shelter?: string;
                        shortDescription?: string;
                        longDescription?: string;
                        tags?: string;
                        dogRule?: string;
                        dogRuleNote?: string;
                        price?: string;
                        city?: string;
                        postalCode?: string;
                        region?: string;
                        distance?: string;
                        duration?: string;
                        elevation?: string;
                        /** @description Latitude et longitude du départ : « 48.1173, -1.6778 » */
                        start?: string;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        hasParkingNearby?: boolean | ("on" | "oui" | "non");
                        hasRestrooms?: boolean | ("on" | "oui" | "non");
                        submit?: boolean | ("on" | "oui" | "non");
                        "animal-DOG"?: boolean | ("on" | "oui" | "non");
                        "animal-CAT"?: boolean | ("on" | "oui" | "non");
                        "animal-HORSE"?: boolean | ("on" | "oui" | "non");
                        "animal-OTHER"?: boolean | ("on" | "oui" | "non");
                        "saison-SPRING"?: boolean | ("on" | "oui" | "non");
                        "saison-SUMMER"?: boolean | ("on" | "oui" | "non");
                        "saison-AUTUMN"?: boolean | ("on" | "oui" | "non");
                        "saison-WINTER"?: boolean | ("on" | "oui" | "non");
                    };
                    "multipart/form-data": {
                        version?: string;
                        name?: string;
                        difficulty?: string;
                        type?: string;
                        shelter?: string;
                        shortDescription?: string;
                        longDescription?: string;
                        tags?: string;
                        dogRule?: string;
                        dogRuleNote?: string;
                        price?: string;
                        city?: string;
                        postalCode?: string;
                        region?: string;
                        distance?: string;
                        duration?: string;
                        elevation?: string;
                        /** @description Latitude et longitude du départ : « 48.1173, -1.6778 » */
                        start?: string;
                        isAccessible?: boolean | ("on" | "oui" | "non");
                        hasParkingNearby?: boolean | ("on" | "oui" | "non");
                        hasRestrooms?: boolean | ("on" | "oui" | "non");
                        submit?: boolean | ("on" | "oui" | "non");
                        "animal-DOG"?: boolean | ("on" | "oui" | "non");
                        "animal-CAT"?: boolean | ("on" | "oui" | "non");
                        "animal-HORSE"?: boolean | ("on" | "oui" | "non");
                        "animal-OTHER"?: boolean | ("on" | "oui" | "non");
                        "saison-SPRING"?: boolean | ("on" | "oui" | "non");
                        "saison-SUMMER"?: boolean | ("on" | "oui" | "non");
                        "saison-AUTUMN"?: boolean | ("on" | "oui" | "non");
                        "saison-WINTER"?: boolean | ("on" | "oui" | "non");
                        /** @description 3145728 octets au maximum pour chacun */
                        gpx?: string[];
                    };
                };
            };
            responses: {
                /** @description La promenade telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/{id}/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter des photos à une promenade
         * @description Après les autres ; `waypoint` les ajoute à une étape. La première d’une promenade la représente, jusqu’à ce que `coverImage` en choisisse une autre.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        waypoint?: string | "";
                        version?: number;
                        saveKey?: string;
                        lostKeys?: string;
                        sentKey?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        waypoint?: string | "";
                        version?: number;
                        saveKey?: string;
                        lostKeys?: string;
                        sentKey?: string;
                    };
                    "multipart/form-data": {
                        waypoint?: string | "";
                        version?: number;
                        saveKey?: string;
                        lostKeys?: string;
                        sentKey?: string;
                        /** @description 8388608 octets au maximum pour chacun */
                        photo?: string[];
                    };
                };
            };
            responses: {
                /** @description La promenade avec ses photos */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envoyer une promenade à la relecture */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description La promenade telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/{id}/take-back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reprendre une promenade en brouillon */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description La promenade telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/{id}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Dire qu’une promenade a été vérifiée aujourd’hui */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description La promenade telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                endPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                longDescription: string | null;
                                tags: string[];
                                isAccessible: boolean;
                                allowedAnimals: ("DOG" | "CAT" | "HORSE" | "OTHER")[];
                                hasParkingNearby: boolean;
                                hasRestrooms: boolean;
                                bestSeasons: ("SPRING" | "SUMMER" | "AUTUMN" | "WINTER")[];
                                dogRuleNote: string | null;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                    title: string | null;
                                    description: string | null;
                                    order: number;
                                    isMain: boolean;
                                }[];
                                waypoints: {
                                    id: string;
                                    walkId: string;
                                    order: number;
                                    latitude: number | null;
                                    longitude: number | null;
                                    name: string;
                                    description: string | null;
                                    /** @description Une ou plusieurs valeurs, toujours une liste */
                                    type: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    /** @description Les mêmes que `type` */
                                    types: ("START" | "END" | "STANDARD" | "VIEWPOINT" | "REST_AREA" | "WATER" | "PARKING" | "DANGER" | "PHOTO_SPOT" | "HISTORIC" | "NATURE")[];
                                    isOptional: boolean;
                                    /** @description En minutes */
                                    estimatedTimeFromPrevious: number | null;
                                    photos: {
                                        url: string;
                                        cardUrl: string;
                                        width: number;
                                        height: number;
                                        title: string | null;
                                        description: string | null;
                                        order: number;
                                        isMain: boolean;
                                        id: string;
                                        waypointId: string;
                                    }[];
                                }[];
                                /** @description Latitude, longitude, altitude en mètres */
                                track: [
                                    number,
                                    number,
                                    number | null
                                ][] | null;
                                lastVerifiedAt: string | null;
                                publishedAt: string | null;
                                updatedAt: string;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                userId: string | null;
                                shelterId: string | null;
                                overridden: ("distance" | "duration" | "elevation")[];
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                createdAt: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/walks/{id}/problem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signaler un problème sur une promenade
         * @description Son auteur et l’équipe le lisent ; qui l’écrit n’est pas gardé. Sans JavaScript : une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        slug?: string;
                        /** @enum {string} */
                        kind: "BLOCKED" | "DOGS" | "DANGER" | "WRONG" | "OTHER";
                        reason: string;
                    };
                    "application/x-www-form-urlencoded": {
                        slug?: string;
                        /** @enum {string} */
                        kind: "BLOCKED" | "DOGS" | "DANGER" | "WRONG" | "OTHER";
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description L’équipe est prévenue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/walks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les promenades à relire, signalées ou modifiées
         * @description Pour les super administrateurs, et pour qui modifie les contenus du refuge d’une promenade. `version` est celle qui a été lue.
         */
        get: {
            parameters: {
                query?: {
                    part?: "waiting" | "problems" | "changed" | "drafts" | "all";
                    search?: string;
                    status?: "PENDING" | "PUBLISHED" | "REJECTED";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                /** @enum {string} */
                                difficulty: "EASY" | "MEDIUM" | "HARD" | "EXPERT";
                                /** @enum {string} */
                                type: "STROLL" | "HIKE" | "TRACK" | "NATURE" | "URBAN" | "FAMILY" | "OTHER";
                                /** @description En mètres */
                                distance: number;
                                /** @description En minutes */
                                duration: number | null;
                                /** @description Dénivelé positif, en mètres */
                                elevation: number | null;
                                dogRule: ("LEASH" | "FREE" | "FORBIDDEN" | "SEASON") | null;
                                /** @description En euros */
                                price: number | null;
                                shortDescription: string | null;
                                city: string | null;
                                postalCode: string | null;
                                department: string | null;
                                region: string | null;
                                startPoint: {
                                    lat: number;
                                    lng: number;
                                    address: string | null;
                                } | null;
                                coverImage: string | null;
                                cardImage: string | null;
                                version: number;
                                /** @enum {string} */
                                status: "DRAFT" | "PENDING" | "PUBLISHED" | "REJECTED";
                                shelterName: string | null;
                                /** @description Faux quand le compte de son auteur a été effacé */
                                hasAuthor: boolean;
                                dogRuleNote: string | null;
                                longDescription: string | null;
                                rejectedReason: string | null;
                                submittedAt: string | null;
                                changedAt: string | null;
                                problemCount: number;
                                /** @description Les premiers, du plus ancien au plus récent */
                                problems: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "BLOCKED" | "DOGS" | "DANGER" | "WRONG" | "OTHER";
                                    reason: string;
                                    at: string;
                                }[];
                            }[];
                            counts: {
                                waiting: number;
                                problems: number;
                                changed: number;
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/walks/{walkId}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publier une promenade
         * @description Pour les super administrateurs, et pour qui modifie les contenus du refuge d’une promenade. `version` est celle qui a été lue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    walkId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        /** @description Problèmes qui ont été lus ; 409 s’il en est venu d’autres */
                        seen?: number;
                    };
                };
            };
            responses: {
                /** @description Elle est en ligne, son auteur est prévenu */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/walks/{walkId}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renvoyer une promenade à son auteur, qui lit pourquoi
         * @description Pour les super administrateurs, et pour qui modifie les contenus du refuge d’une promenade. `version` est celle qui a été lue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    walkId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        /** @description Problèmes qui ont été lus ; 409 s’il en est venu d’autres */
                        seen?: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Son auteur est prévenu */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/walks/{walkId}/keep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Laisser en ligne une promenade signalée ou modifiée
         * @description Pour les super administrateurs, et pour qui modifie les contenus du refuge d’une promenade. `version` est celle qui a été lue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    walkId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        /** @description Problèmes qui ont été lus ; 409 s’il en est venu d’autres */
                        seen?: number;
                    };
                };
            };
            responses: {
                /** @description Plus rien n’attend à son sujet */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les publications du mur
         * @description 20 à la fois, la dernière d’abord ; `before` demande la suite.
         */
        get: {
            parameters: {
                query?: {
                    shelter?: string;
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    /** @description Les publications plus anciennes que celle-ci */
                    before?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une partie de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                body: string;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                }[];
                                by: {
                                    name: string;
                                    href: string | null;
                                    photo: string | null;
                                    isShelter: boolean;
                                    isAdmin: boolean;
                                };
                                animal: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                    href: string;
                                    shelter: string;
                                } | null;
                                /** @description « 12 personnes aiment », à partir de trois */
                                likes: string | null;
                                comments: number;
                                createdAt: string;
                                isEdited: boolean;
                            }[];
                            /** @description La valeur de `before` pour la suite */
                            next: string | null;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Publier sur le mur
         * @description En ligne tout de suite ; demande une adresse confirmée. Des photos viennent par un formulaire (multipart/form-data), sous le nom `photo`. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        body: string;
                        /** @description Identifiant d’un animal dont la fiche est en ligne */
                        animal?: string | "";
                        /** @description Ou l’adresse de sa fiche */
                        animalLink?: string;
                        /** @description Publier au nom de ce refuge */
                        shelter?: string | "";
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        body: string;
                        /** @description Identifiant d’un animal dont la fiche est en ligne */
                        animal?: string | "";
                        /** @description Ou l’adresse de sa fiche */
                        animalLink?: string;
                        /** @description Publier au nom de ce refuge */
                        shelter?: string | "";
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "multipart/form-data": {
                        body: string;
                        /** @description Identifiant d’un animal dont la fiche est en ligne */
                        animal?: string | "";
                        /** @description Ou l’adresse de sa fiche */
                        animalLink?: string;
                        /** @description Publier au nom de ce refuge */
                        shelter?: string | "";
                        saveKey?: string;
                        lostKeys?: string;
                        /** @description 5242880 octets au maximum pour chacun */
                        photo?: string[];
                    };
                };
            };
            responses: {
                /** @description C’est en ligne */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/own": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce qui, d’une page du mur, est à la personne connectée
         * @description `posts` et `comments` : des identifiants séparés par des virgules, 60 au plus.
         */
        get: {
            parameters: {
                query?: {
                    posts?: string[];
                    comments?: string[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ce qu’elle a écrit, ou peut effacer, et ce qu’elle aime */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            isSignedIn: boolean;
                            posts: string[];
                            liked: string[];
                            comments: string[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une publication du mur */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La publication */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                body: string;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                    width: number;
                                    height: number;
                                }[];
                                by: {
                                    name: string;
                                    href: string | null;
                                    photo: string | null;
                                    isShelter: boolean;
                                    isAdmin: boolean;
                                };
                                animal: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                    href: string;
                                    shelter: string;
                                } | null;
                                /** @description « 12 personnes aiment », à partir de trois */
                                likes: string | null;
                                comments: number;
                                createdAt: string;
                                isEdited: boolean;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Modifier sa publication
         * @description `version` est celle qui a été lue : 409 si elle a changé. Des photos viennent par un formulaire (multipart/form-data), sous le nom `photo`. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        body: string;
                        /** @description Identifiant d’un animal dont la fiche est en ligne */
                        animal?: string | "";
                        /** @description Ou l’adresse de sa fiche */
                        animalLink?: string;
                        version: number;
                        removePhoto1?: boolean | ("on" | "oui" | "non");
                        removePhoto2?: boolean | ("on" | "oui" | "non");
                        removePhoto3?: boolean | ("on" | "oui" | "non");
                        removePhoto4?: boolean | ("on" | "oui" | "non");
                    };
                    "application/x-www-form-urlencoded": {
                        body: string;
                        /** @description Identifiant d’un animal dont la fiche est en ligne */
                        animal?: string | "";
                        /** @description Ou l’adresse de sa fiche */
                        animalLink?: string;
                        version: number;
                        removePhoto1?: boolean | ("on" | "oui" | "non");
                        removePhoto2?: boolean | ("on" | "oui" | "non");
                        removePhoto3?: boolean | ("on" | "oui" | "non");
                        removePhoto4?: boolean | ("on" | "oui" | "non");
                    };
                    "multipart/form-data": {
                        body: string;
                        /** @description Identifiant d’un animal dont la fiche est en ligne */
                        animal?: string | "";
                        /** @description Ou l’adresse de sa fiche */
                        animalLink?: string;
                        version: number;
                        removePhoto1?: boolean | ("on" | "oui" | "non");
                        removePhoto2?: boolean | ("on" | "oui" | "non");
                        removePhoto3?: boolean | ("on" | "oui" | "non");
                        removePhoto4?: boolean | ("on" | "oui" | "non");
                        /** @description 5242880 octets au maximum pour chacun */
                        photo?: string[];
                    };
                };
            };
            responses: {
                /** @description C’est enregistré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/{id}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Effacer sa publication, ses photos et ses commentaires
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description Effacée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/{id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Aimer une publication, ou ne plus l’aimer
         * @description Deux fois ne change rien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        liked?: boolean | ("on" | "oui" | "non");
                    };
                    "application/x-www-form-urlencoded": {
                        liked?: boolean | ("on" | "oui" | "non");
                    };
                };
            };
            responses: {
                /** @description C’est noté */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/{id}/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signaler une publication
         * @description Ouvert à tous ; trois personnes différentes, à l’adresse confirmée, la masquent jusqu’à sa relecture. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "INSULT" | "PERSONAL" | "SALE" | "CRUELTY" | "FALSE" | "OTHER";
                        words?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        kind: "INSULT" | "PERSONAL" | "SALE" | "CRUELTY" | "FALSE" | "OTHER";
                        words?: string;
                    };
                };
            };
            responses: {
                /** @description L’équipe est prévenue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/{id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les commentaires d’une publication
         * @description 30 par page, le premier d’abord.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                body: string;
                                by: {
                                    name: string;
                                    href: string | null;
                                    photo: string | null;
                                    isShelter: boolean;
                                    isAdmin: boolean;
                                };
                                createdAt: string;
                                isEdited: boolean;
                            }[];
                            total: number;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Commenter une publication
         * @description Demande une adresse confirmée. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        comment: string;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        comment: string;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                };
            };
            responses: {
                /** @description C’est en ligne */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Modifier son commentaire
         * @description Un super administrateur modifie tous les commentaires. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    commentId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        comment: string;
                    };
                    "application/x-www-form-urlencoded": {
                        comment: string;
                    };
                };
            };
            responses: {
                /** @description C’est enregistré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/comments/{commentId}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Supprimer son commentaire
         * @description Un super administrateur les supprime tous. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    commentId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description Supprimé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wall/comments/{commentId}/flag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signaler un commentaire
         * @description Comme une publication. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    commentId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "INSULT" | "PERSONAL" | "SALE" | "CRUELTY" | "FALSE" | "OTHER";
                        words?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        kind: "INSULT" | "PERSONAL" | "SALE" | "CRUELTY" | "FALSE" | "OTHER";
                        words?: string;
                    };
                };
            };
            responses: {
                /** @description L’équipe est prévenue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/wall": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce qui est signalé, masqué ou retiré sur le mur
         * @description Tout pour les super administrateurs ; pour qui gère les actualités d’un refuge, les publications en son nom ou sur ses animaux.
         */
        get: {
            parameters: {
                query?: {
                    part?: "flagged" | "hidden" | "all" | "removed";
                    kind?: "post" | "comment";
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                kind: "post" | "comment";
                                postId: string;
                                body: string;
                                photos: {
                                    url: string;
                                    cardUrl: string;
                                }[];
                                by: {
                                    name: string;
                                    href: string | null;
                                    photo: string | null;
                                    isShelter: boolean;
                                    isAdmin: boolean;
                                };
                                animal: string | null;
                                animalShelter: string | null;
                                /** @enum {string} */
                                status: "PUBLISHED" | "HIDDEN" | "REMOVED";
                                reason: string | null;
                                isOnSheet: boolean;
                                /** @description La personne décide de ce que montre la fiche de l’animal */
                                maySheet: boolean;
                                mayDecide: boolean;
                                createdAt: string;
                                /** @description Change avec ce qui est écrit ; à renvoyer avec la décision */
                                stamp: string;
                                /** @description Ceux qui attendent */
                                flagCount: number;
                                /** @description Les derniers, d’abord ceux qui attendent */
                                flags: {
                                    id: string;
                                    kind: ("INSULT" | "PERSONAL" | "SALE" | "CRUELTY" | "FALSE" | "OTHER") | null;
                                    words: string | null;
                                    at: string;
                                    /** @description Ce qui a été décidé ; rien tant qu’il attend */
                                    outcome: string | null;
                                }[];
                            }[];
                            counts: {
                                flagged: number;
                                hidden: number;
                                removed: number;
                            };
                            /** @description Ce qui attend de l’autre sorte : commentaires ou publications */
                            others: number;
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/wall/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Laisser, masquer ou retirer une publication
         * @description Réservé aux super administrateurs ; son auteur lit pourquoi.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "KEEP" | "HIDE" | "REMOVE";
                        /** @description Signalements qui ont été lus ; 409 s’il en est venu d’autres */
                        seen?: number;
                        /** @description De ce qui a été lu ; 409 si son auteur a changé son texte depuis */
                        stamp?: string;
                        reason?: string;
                        /** @description La décision d’avant est annulée */
                        isUndo?: boolean;
                    };
                };
            };
            responses: {
                /** @description C’est décidé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /**
                                 * @description Ce que c’était avant
                                 * @enum {string}
                                 */
                                before: "PUBLISHED" | "HIDDEN" | "REMOVED";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/wall/comments/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Laisser, masquer ou retirer un commentaire
         * @description Réservé aux super administrateurs ; son auteur lit pourquoi.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        decision: "KEEP" | "HIDE" | "REMOVE";
                        /** @description Signalements qui ont été lus ; 409 s’il en est venu d’autres */
                        seen?: number;
                        /** @description De ce qui a été lu ; 409 si son auteur a changé son texte depuis */
                        stamp?: string;
                        reason?: string;
                        /** @description La décision d’avant est annulée */
                        isUndo?: boolean;
                    };
                };
            };
            responses: {
                /** @description C’est décidé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /**
                                 * @description Ce que c’était avant
                                 * @enum {string}
                                 */
                                before: "PUBLISHED" | "HIDDEN" | "REMOVED";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/desk/wall/{id}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Montrer une publication sur la fiche de son animal, ou ne plus la montrer
         * @description Pour qui gère les actualités du refuge de l’animal.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isOnSheet?: boolean | ("on" | "oui" | "non");
                        /** @description De ce qui a été lu ; 409 si son auteur a changé son texte depuis */
                        stamp?: string;
                    };
                };
            };
            responses: {
                /** @description C’est noté */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supply-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que les refuges demandent en nature
         * @description Les demandes ouvertes : ni archivées, ni réunies, ni passées. 10 par page, 100 au plus.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du titre, de la description, ou nom du refuge */
                    search?: string;
                    category?: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                    urgency?: "NORMAL" | "URGENT";
                    /** @description Commune : nom, code postal ou code INSEE */
                    near?: string;
                    radiusKm?: number;
                    sort?: "urgent" | "latest" | "nearest";
                    shelter?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                description: string | null;
                                /** @enum {string} */
                                category: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                                /** @enum {string} */
                                urgency: "NORMAL" | "URGENT";
                                /** @enum {string} */
                                deliveryMode: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                                /** @description Dernier jour, AAAA-MM-JJ */
                                deliveryDate: string | null;
                                isActive: boolean;
                                imageUrl: string | null;
                                imageAlt: string | null;
                                cardImage: string | null;
                                quantityRequested: number | null;
                                quantityUnit: string | null;
                                /** @description Promis ou reçus : réponses acceptées et terminées */
                                quantitySecured: number;
                                /** @description Combien de réponses, sans celles qui ont été retirées */
                                responses: number;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                    city: string | null;
                                    department: string | null;
                                    /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                                    zone: string;
                                };
                                createdAt: string;
                                updatedAt: string;
                                /** @description Mètres entre le refuge et le lieu demandé */
                                away: number | null;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Écrire une demande
         * @description Pour qui gère les formulaires du refuge. `imageUrl` est l’adresse d’une image de sa bibliothèque.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title: string;
                        description?: string | null;
                        /**
                         * @default OTHER
                         * @enum {string}
                         */
                        category?: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                        /**
                         * @default NORMAL
                         * @enum {string}
                         */
                        urgency?: "NORMAL" | "URGENT";
                        /**
                         * @default DEPOT_AT_SHELTER
                         * @enum {string}
                         */
                        deliveryMode?: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                        isActive?: boolean | ("on" | "oui" | "non");
                        quantityRequested?: number | null;
                        quantityUnit?: string | null;
                        userName?: string | null;
                        userPhone?: string | null;
                        deliveryDate?: string | null;
                        saveKey?: string;
                        lostKeys?: string[];
                        shelterId: string;
                        imageUrl?: string | null;
                    };
                };
            };
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                description: string | null;
                                /** @enum {string} */
                                category: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                                /** @enum {string} */
                                urgency: "NORMAL" | "URGENT";
                                /** @enum {string} */
                                deliveryMode: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                                /** @description Dernier jour, AAAA-MM-JJ */
                                deliveryDate: string | null;
                                isActive: boolean;
                                imageUrl: string | null;
                                imageAlt: string | null;
                                cardImage: string | null;
                                quantityRequested: number | null;
                                quantityUnit: string | null;
                                /** @description Promis ou reçus : réponses acceptées et terminées */
                                quantitySecured: number;
                                /** @description Combien de réponses, sans celles qui ont été retirées */
                                responses: number;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                    city: string | null;
                                    department: string | null;
                                    /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                                    zone: string;
                                };
                                createdAt: string;
                                updatedAt: string;
                                userName: string | null;
                                userPhone: string | null;
                                /** @description Réponses à confirmer */
                                waiting: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supply-requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une demande d’un refuge, close ou non */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                description: string | null;
                                /** @enum {string} */
                                category: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                                /** @enum {string} */
                                urgency: "NORMAL" | "URGENT";
                                /** @enum {string} */
                                deliveryMode: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                                /** @description Dernier jour, AAAA-MM-JJ */
                                deliveryDate: string | null;
                                isActive: boolean;
                                imageUrl: string | null;
                                imageAlt: string | null;
                                cardImage: string | null;
                                quantityRequested: number | null;
                                quantityUnit: string | null;
                                /** @description Promis ou reçus : réponses acceptées et terminées */
                                quantitySecured: number;
                                /** @description Combien de réponses, sans celles qui ont été retirées */
                                responses: number;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                    city: string | null;
                                    department: string | null;
                                    /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                                    zone: string;
                                };
                                createdAt: string;
                                updatedAt: string;
                            };
                        };
                    };
                };
            };
        };
        /**
         * Modifier une demande, l’archiver ou la rouvrir
         * @description Pour qui gère les formulaires du refuge. Ce qui n’est pas envoyé reste.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title?: string;
                        description?: string | null;
                        /** @enum {string} */
                        category?: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                        /** @enum {string} */
                        urgency?: "NORMAL" | "URGENT";
                        /** @enum {string} */
                        deliveryMode?: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                        isActive?: boolean;
                        quantityRequested?: number | null;
                        quantityUnit?: string | null;
                        userName?: string | null;
                        userPhone?: string | null;
                        deliveryDate?: string | null;
                        imageUrl?: string | null;
                    };
                };
            };
            responses: {
                /** @description La demande telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                description: string | null;
                                /** @enum {string} */
                                category: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                                /** @enum {string} */
                                urgency: "NORMAL" | "URGENT";
                                /** @enum {string} */
                                deliveryMode: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                                /** @description Dernier jour, AAAA-MM-JJ */
                                deliveryDate: string | null;
                                isActive: boolean;
                                imageUrl: string | null;
                                imageAlt: string | null;
                                cardImage: string | null;
                                quantityRequested: number | null;
                                quantityUnit: string | null;
                                /** @description Promis ou reçus : réponses acceptées et terminées */
                                quantitySecured: number;
                                /** @description Combien de réponses, sans celles qui ont été retirées */
                                responses: number;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                    city: string | null;
                                    department: string | null;
                                    /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                                    zone: string;
                                };
                                createdAt: string;
                                updatedAt: string;
                                userName: string | null;
                                userPhone: string | null;
                                /** @description Réponses à confirmer */
                                waiting: number;
                            };
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supply-requests/{id}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire ce que l’on apporte
         * @description Pour un compte dont l’adresse est confirmée. Le téléphone n’est lu que par l’équipe du refuge. Sans JavaScript : une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        quantityDonated?: number | null;
                        name: string;
                        phone: string;
                        message?: string | null;
                        requestId?: string;
                        userId?: string;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        quantityDonated?: number | null;
                        name: string;
                        phone: string;
                        message?: string | null;
                        requestId?: string;
                        userId?: string;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                };
            };
            responses: {
                /** @description Le refuge est prévenu ; `next` est l’adresse du bon */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                            };
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supply-responses/{id}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ne plus apporter ce que l’on avait dit
         * @description Le refuge est prévenu, le téléphone est effacé. Sans JavaScript : une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description Retirée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/supply-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce qu’un refuge demande, archivé ou non
         * @description « counts » compte par état ce que laissent les autres filtres.
         */
        get: {
            parameters: {
                query?: {
                    state?: "OPEN" | "FULL" | "ARCHIVED";
                    category?: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                    urgency?: "NORMAL" | "URGENT";
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                description: string | null;
                                /** @enum {string} */
                                category: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                                /** @enum {string} */
                                urgency: "NORMAL" | "URGENT";
                                /** @enum {string} */
                                deliveryMode: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                                /** @description Dernier jour, AAAA-MM-JJ */
                                deliveryDate: string | null;
                                isActive: boolean;
                                imageUrl: string | null;
                                imageAlt: string | null;
                                cardImage: string | null;
                                quantityRequested: number | null;
                                quantityUnit: string | null;
                                /** @description Promis ou reçus : réponses acceptées et terminées */
                                quantitySecured: number;
                                /** @description Combien de réponses, sans celles qui ont été retirées */
                                responses: number;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                    city: string | null;
                                    department: string | null;
                                    /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                                    zone: string;
                                };
                                createdAt: string;
                                updatedAt: string;
                                userName: string | null;
                                userPhone: string | null;
                                /** @description Réponses à confirmer */
                                waiting: number;
                            }[];
                            counts: {
                                OPEN: number;
                                FULL: number;
                                ARCHIVED: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/supply-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que tous les refuges demandent, archivé ou non
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    state?: "OPEN" | "FULL" | "ARCHIVED";
                    category?: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                    urgency?: "NORMAL" | "URGENT";
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                description: string | null;
                                /** @enum {string} */
                                category: "FOOD" | "TOYS_ACCESSORIES" | "WELLBEING" | "CONSTRUCTION" | "OTHER";
                                /** @enum {string} */
                                urgency: "NORMAL" | "URGENT";
                                /** @enum {string} */
                                deliveryMode: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                                /** @description Dernier jour, AAAA-MM-JJ */
                                deliveryDate: string | null;
                                isActive: boolean;
                                imageUrl: string | null;
                                imageAlt: string | null;
                                cardImage: string | null;
                                quantityRequested: number | null;
                                quantityUnit: string | null;
                                /** @description Promis ou reçus : réponses acceptées et terminées */
                                quantitySecured: number;
                                /** @description Combien de réponses, sans celles qui ont été retirées */
                                responses: number;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                    city: string | null;
                                    department: string | null;
                                    /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                                    zone: string;
                                };
                                createdAt: string;
                                updatedAt: string;
                                userName: string | null;
                                userPhone: string | null;
                                /** @description Réponses à confirmer */
                                waiting: number;
                            }[];
                            counts: {
                                OPEN: number;
                                FULL: number;
                                ARCHIVED: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/supply-responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que l’on apporte à un refuge
         * @description Avec les téléphones, tant qu’ils sont gardés. « counts » compte par état.
         */
        get: {
            parameters: {
                query?: {
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "DONE";
                    request?: string;
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                version: number;
                                requestId: string;
                                /** @description Absent : la personne ne l’a pas dit */
                                quantityDonated: number | null;
                                name: string;
                                message: string | null;
                                /** @enum {string} */
                                status: "PENDING" | "ACCEPTED" | "REJECTED" | "DONE";
                                rejectedReason: string | null;
                                respondedAt: string;
                                isArchived: boolean;
                                request: {
                                    id: string;
                                    title: string;
                                    quantityUnit: string | null;
                                    /** @enum {string} */
                                    deliveryMode: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                                };
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                };
                                phone: string | null;
                                decidedAt: string | null;
                                progress: {
                                    requested: number | null;
                                    secured: number;
                                };
                            }[];
                            counts: {
                                PENDING: number;
                                ACCEPTED: number;
                                REJECTED: number;
                                DONE: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/supply-responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que l’on apporte à tous les refuges
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "DONE";
                    request?: string;
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                version: number;
                                requestId: string;
                                /** @description Absent : la personne ne l’a pas dit */
                                quantityDonated: number | null;
                                name: string;
                                message: string | null;
                                /** @enum {string} */
                                status: "PENDING" | "ACCEPTED" | "REJECTED" | "DONE";
                                rejectedReason: string | null;
                                respondedAt: string;
                                isArchived: boolean;
                                request: {
                                    id: string;
                                    title: string;
                                    quantityUnit: string | null;
                                    /** @enum {string} */
                                    deliveryMode: "DEPOT_AT_SHELTER" | "FLEXIBLE" | "EXTERIOR_PICKUP";
                                };
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                };
                                phone: string | null;
                                decidedAt: string | null;
                                progress: {
                                    requested: number | null;
                                    secured: number;
                                };
                            }[];
                            counts: {
                                PENDING: number;
                                ACCEPTED: number;
                                REJECTED: number;
                                DONE: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/supply-responses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que l’on apporte à un refuge, en CSV
         * @description UTF-8 avec indicateur d’ordre, « ; » entre les colonnes.
         */
        get: {
            parameters: {
                query?: {
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "DONE";
                    request?: string;
                    search?: string;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/supply-responses/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que l’on apporte à tous les refuges, en CSV
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    status?: "PENDING" | "ACCEPTED" | "REJECTED" | "DONE";
                    request?: string;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supply-responses/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepter ce que l’on apporte
         * @description Pour qui gère les formulaires du refuge. `version` est celle qui a été lue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Celle qui a été lue */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description La réponse a sa nouvelle version */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supply-responses/{id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refuser ce que l’on apporte, en disant pourquoi
         * @description Pour qui gère les formulaires du refuge. `version` est celle qui a été lue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Celle qui a été lue */
                        version: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description La personne est prévenue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supply-responses/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dire que c’est reçu
         * @description Pour qui gère les formulaires du refuge. `version` est celle qui a été lue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Celle qui a été lue */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description La réponse a sa nouvelle version */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/supply-responses/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revenir sur le dernier pas
         * @description Pour qui gère les formulaires du refuge. `version` est celle qui a été lue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Celle qui a été lue */
                        version: number;
                    };
                };
            };
            responses: {
                /** @description La réponse a sa nouvelle version */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                version: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Écrire son profil, le montrer ou non
         * @description Un profil que l’on montre demande une adresse confirmée (422). Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        shownName: string;
                        text?: string;
                        isPublic?: boolean | ("on" | "oui" | "non");
                    };
                    "application/x-www-form-urlencoded": {
                        shownName: string;
                        text?: string;
                        isPublic?: boolean | ("on" | "oui" | "non");
                    };
                };
            };
            responses: {
                /** @description C’est enregistré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Donner une photo à son profil
         * @description Un formulaire (multipart/form-data) : JPG, PNG, WEBP ou AVIF, 5 Mo au maximum ; elle est recadrée en carré, sans rien de ce que le fichier dit d’autre. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** @description 5242880 octets au maximum */
                        photo: string;
                    };
                };
            };
            responses: {
                /** @description La photo est enregistrée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            photo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/photo/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer la photo de son profil
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description La photo est retirée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            photo: string | null;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{userId}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer le profil public d’une personne
         * @description Réservé aux super administrateurs ; la personne lit pourquoi, corrige, et peut le montrer de nouveau.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Le profil est retiré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tous les badges
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du nom ou de la description */
                    search?: string;
                    rarity?: "COMMON" | "RARE" | "EPIC" | "LEGENDARY";
                    criteriaType?: "DONATION_AMOUNT" | "FOLLOWERS_COUNT" | "ADMIN_DURATION" | "ANIMALS_HELPED" | "SHELTER_VISITS" | "COMMUNITY_POSTS" | "VOLUNTEER_HOURS" | "ADOPTION_SUCCESS";
                    isActive?: "true" | "false";
                    sortBy?: "name" | "rarity" | "criteriaValue" | "createdAt";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Badge"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Créer un badge
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        description: string;
                        /** @description Sans valeur, un dessin de Patte Blanche */
                        iconUrl?: string | null;
                        /**
                         * @default COMMON
                         * @enum {string}
                         */
                        rarity?: "COMMON" | "RARE" | "EPIC" | "LEGENDARY";
                        /**
                         * @default FOLLOWERS_COUNT
                         * @enum {string}
                         */
                        criteriaType?: "DONATION_AMOUNT" | "FOLLOWERS_COUNT" | "ADMIN_DURATION" | "ANIMALS_HELPED" | "SHELTER_VISITS" | "COMMUNITY_POSTS" | "VOLUNTEER_HOURS" | "ADOPTION_SUCCESS";
                        /** @default 10 */
                        criteriaValue?: number;
                        /** @default true */
                        isActive?: boolean;
                    };
                };
            };
            responses: {
                /** @description Le badge est créé */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Badge"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badges/{badgeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un badge
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    badgeId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le badge */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Badge"];
                        };
                    };
                };
            };
        };
        /**
         * Modifier un badge
         * @description Réservé aux super administrateurs.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    badgeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        description: string;
                        /** @description Sans valeur, un dessin de Patte Blanche */
                        iconUrl?: string | null;
                        /**
                         * @default COMMON
                         * @enum {string}
                         */
                        rarity?: "COMMON" | "RARE" | "EPIC" | "LEGENDARY";
                        /**
                         * @default FOLLOWERS_COUNT
                         * @enum {string}
                         */
                        criteriaType?: "DONATION_AMOUNT" | "FOLLOWERS_COUNT" | "ADMIN_DURATION" | "ANIMALS_HELPED" | "SHELTER_VISITS" | "COMMUNITY_POSTS" | "VOLUNTEER_HOURS" | "ADOPTION_SUCCESS";
                        /** @default 10 */
                        criteriaValue?: number;
                        /** @default true */
                        isActive?: boolean;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Le badge est modifié */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Badge"];
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les badges d’une personne
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Tous les badges */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                person: {
                                    id: string;
                                    name: string;
                                };
                                badges: components["schemas"]["BadgeDUnePersonne"][];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/badges/{badgeId}/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Débloquer ou verrouiller le badge d’une personne
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                    badgeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description L’état que l’on voyait */
                        isUnlocked?: boolean;
                    };
                };
            };
            responses: {
                /** @description Tous ses badges */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                person: {
                                    id: string;
                                    name: string;
                                };
                                badges: components["schemas"]["BadgeDUnePersonne"][];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/users/{userId}/badges/{badgeId}/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Équiper ou déséquiper le badge d’une personne
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                    badgeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isEquipped?: boolean | ("true" | "false");
                    };
                };
            };
            responses: {
                /** @description Tous ses badges */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                person: {
                                    id: string;
                                    name: string;
                                };
                                badges: components["schemas"]["BadgeDUnePersonne"][];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ses badges, et où l’on en est */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les badges */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description Le badge que l’on porte */
                            activeTitleId: string | null;
                            badges: {
                                id: string;
                                name: string;
                                description: string;
                                /** @description L’adresse de son image */
                                iconUrl: string;
                                /** @enum {string} */
                                rarity: "COMMON" | "RARE" | "EPIC" | "LEGENDARY";
                                /** @enum {string} */
                                criteriaType: "DONATION_AMOUNT" | "FOLLOWERS_COUNT" | "ADMIN_DURATION" | "ANIMALS_HELPED" | "SHELTER_VISITS" | "COMMUNITY_POSTS" | "VOLUNTEER_HOURS" | "ADOPTION_SUCCESS";
                                criteriaValue: number;
                                isUnlocked: boolean;
                                /** @description Porté par la personne */
                                isActive: boolean;
                                /** @description Peut encore être gagné */
                                isGiven: boolean;
                                currentValue: number;
                                unlockedAt: string | null;
                                /** @description Décidé par l’équipe de Patte Blanche */
                                isForced: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/badges/{badgeId}/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Porter un badge sur son profil, ou le retirer
         * @description Un seul à la fois. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    badgeId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isEquipped?: boolean | ("true" | "false");
                    };
                    "application/x-www-form-urlencoded": {
                        isEquipped?: boolean | ("true" | "false");
                    };
                };
            };
            responses: {
                /** @description Ce qu’il en est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            isEquipped: boolean;
                            activeTitleId: string | null;
                            /** @description La page qui le montre */
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badge-drawings/{criteria}/{rarity}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Le dessin d’un badge */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    criteria: "DONATION_AMOUNT" | "FOLLOWERS_COUNT" | "ADMIN_DURATION" | "ANIMALS_HELPED" | "SHELTER_VISITS" | "COMMUNITY_POSTS" | "VOLUNTEER_HOURS" | "ADOPTION_SUCCESS";
                    rarity: "COMMON" | "RARE" | "EPIC" | "LEGENDARY";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description image/svg+xml */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les collectes des refuges
         * @description Celles qui sont en cours d’abord. 10 par page, 100 au plus.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du titre ou de l’histoire, ou nom du refuge */
                    search?: string;
                    /** @description Sans lui, celles qui sont en cours d’abord */
                    state?: "open" | "ended";
                    /** @description Commune : nom, code postal ou code INSEE */
                    near?: string;
                    radiusKm?: number;
                    shelter?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteListee"][];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Une collecte d’un refuge, en cours ou terminée
         * @description Ce qui est reçu est la somme des dons payés, remboursements déduits. Un don y va par `campaignId` de `create-checkout`.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La collecte */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Collecte"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les collectes d’un refuge, en ligne ou non
         * @description « counts » compte par état ce que laissent les autres filtres.
         */
        get: {
            parameters: {
                query?: {
                    status?: "DRAFT" | "PUBLISHED" | "ENDED" | "ARCHIVED";
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteEquipe"][];
                            counts: {
                                DRAFT: number;
                                PUBLISHED: number;
                                ENDED: number;
                                ARCHIVED: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/campaigns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les collectes de tous les refuges, en ligne ou non
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    status?: "DRAFT" | "PUBLISHED" | "ENDED" | "ARCHIVED";
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteEquipe"][];
                            counts: {
                                DRAFT: number;
                                PUBLISHED: number;
                                ENDED: number;
                                ARCHIVED: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publier une collecte
         * @description Pour qui écrit le contenu du refuge. `updatedAt` est celui qui a été lu.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Le moment de la version lue
                         */
                        updatedAt: string;
                    };
                };
            };
            responses: {
                /** @description La collecte telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/unpublish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer une collecte qui n’a rien reçu
         * @description Pour qui écrit le contenu du refuge. `updatedAt` est celui qui a été lu.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Le moment de la version lue
                         */
                        updatedAt: string;
                    };
                };
            };
            responses: {
                /** @description La collecte telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Terminer une collecte, en disant ce qui en a été fait
         * @description Pour qui écrit le contenu du refuge. `updatedAt` est celui qui a été lu. Un don dont le paiement est en cours compte quand il est payé.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Le moment de la version lue
                         */
                        updatedAt: string;
                        /** @description Ce qui en a été fait */
                        report?: string;
                    };
                };
            };
            responses: {
                /** @description La collecte telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rouvrir une collecte terminée
         * @description Pour qui écrit le contenu du refuge. `updatedAt` est celui qui a été lu.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Le moment de la version lue
                         */
                        updatedAt: string;
                    };
                };
            };
            responses: {
                /** @description La collecte telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archiver une collecte terminée
         * @description Pour qui écrit le contenu du refuge. `updatedAt` est celui qui a été lu.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Le moment de la version lue
                         */
                        updatedAt: string;
                    };
                };
            };
            responses: {
                /** @description La collecte telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/unarchive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remettre en ligne une collecte archivée
         * @description Pour qui écrit le contenu du refuge. `updatedAt` est celui qui a été lu.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Le moment de la version lue
                         */
                        updatedAt: string;
                    };
                };
            };
            responses: {
                /** @description La collecte telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CollecteEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/thanks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les noms que des donateurs ont écrits pour le mur des remerciements
         * @description Pour qui écrit le contenu du refuge : les 500 derniers.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les noms, le dernier d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                donationId: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/campaigns/{id}/thanks/{donationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Retirer un nom du mur des remerciements
         * @description Pour qui écrit le contenu du refuge. Le don ne change pas.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    donationId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Retiré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donors/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recevoir par e-mail le lien de la page de ses dons
         * @description La réponse est la même que l’adresse ait donné ou non.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                    "application/x-www-form-urlencoded": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description S’il y a des dons, le message part */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donors/{token}/sponsorships/{sponsorshipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer, mettre en pause, reprendre ou arrêter son parrainage
         * @description Par le lien personnel reçu par e-mail ; sans compte. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    sponsorshipId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        move: "amount";
                        /** @description En euros, comme on l’écrit : 12 ou 12,50 */
                        amount: string;
                        token?: string;
                    } | {
                        /** @constant */
                        move: "pause";
                        token?: string;
                    } | {
                        /** @constant */
                        move: "resume";
                        token?: string;
                    } | {
                        /** @constant */
                        move: "stop";
                        token?: string;
                    } | {
                        /** @constant */
                        move: "choose";
                        /** @enum {string} */
                        choice: "ANIMAL" | "SHELTER" | "STOP";
                        animalId?: string;
                        token?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @constant */
                        move: "amount";
                        /** @description En euros, comme on l’écrit : 12 ou 12,50 */
                        amount: string;
                        token?: string;
                    } | {
                        /** @constant */
                        move: "pause";
                        token?: string;
                    } | {
                        /** @constant */
                        move: "resume";
                        token?: string;
                    } | {
                        /** @constant */
                        move: "stop";
                        token?: string;
                    } | {
                        /** @constant */
                        move: "choose";
                        /** @enum {string} */
                        choice: "ANIMAL" | "SHELTER" | "STOP";
                        animalId?: string;
                        token?: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donors/{token}/thanks/{donationId}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer son nom du mur des remerciements d’une collecte
         * @description Par le lien personnel ; sans JavaScript, une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    donationId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donors/{token}/sponsorships/{sponsorshipId}/card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La page du prestataire où changer de carte
         * @description Par le lien personnel ; une redirection 303.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    sponsorshipId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vers la page du prestataire */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/donors/{token}/sponsorships/{sponsorshipId}/card/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le retour de la page du prestataire
         * @description Par le lien personnel ; une redirection 303 vers la page de ses dons.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    sponsorshipId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vers la page de ses dons */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/animals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les animaux visibles par tous
         * @description Au refuge et adoptés, sauf si « status » choisit. « data » et « animals » sont la même liste. Un paramètre inconnu est refusé (400).
         */
        get: {
            parameters: {
                query?: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId?: string;
                    limit?: number;
                    page?: number;
                    status?: "AT_SHELTER" | "ADOPTED";
                    isSos?: boolean;
                    isReserved?: boolean;
                    isAdopted?: boolean;
                    fosterWanted?: boolean;
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    sex?: "MALE" | "FEMALE" | "UNKNOWN";
                    ageBand?: "JUNIOR" | "ADULT" | "SENIOR";
                    /** @description D’après le poids connu : petit sous 10 kg, grand dès 25 kg (chats : 3 et 6, lapins : 2 et 4) */
                    size?: "SMALL" | "MEDIUM" | "LARGE";
                    /** @description Race ou apparence, sans accents ni majuscules, une faute pardonnée */
                    breed?: string;
                    /** @description Nom, race, couleur, refuge ou ville, sans accents ni majuscules, une faute pardonnée */
                    search?: string;
                    minWeight?: number;
                    maxWeight?: number;
                    energyLevel?: "VERY_LOW" | "LOW" | "MODERATE" | "HIGH" | "VERY_HIGH";
                    goodWithDogs?: "YES" | "NO" | "UNKNOWN";
                    goodWithCats?: "YES" | "NO" | "UNKNOWN";
                    goodWithKids?: "YES" | "NO" | "UNKNOWN";
                    needsGarden?: boolean;
                    canLiveApartment?: boolean;
                    /** @description Ceux qui attendent dans un refuge dont on peut parrainer les animaux en ligne */
                    canBeSponsored?: boolean;
                    department?: string;
                    /** @description Commune : « Rennes (35) », un nom, un code postal ou un code INSEE */
                    near?: string;
                    /** @description Autour de « near », en kilomètres ; 50 par défaut */
                    radiusKm?: number;
                    /** @description Identifiants séparés par des virgules, 100 au plus */
                    ids?: string[];
                    /** @description Un animal à laisser de côté */
                    exclude?: string;
                    /** @description « relevance » : SOS d’abord, puis un mélange du jour ; « waiting » : ceux qui attendent depuis le plus longtemps ; « distance » : les plus proches de « near » */
                    sortBy?: "createdAt" | "name" | "birthDate" | "weight" | "arrivalDate" | "relevance" | "distance" | "waiting";
                    /** @description Sans effet sur « relevance », « waiting » et « distance » */
                    sortOrder?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Animal"][];
                            animals: components["schemas"]["Animal"][];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                            /** @description Animaux écartés parce que personne n’a testé leur entente */
                            untested: number;
                            /** @description Mots cherchés à la place de ceux que personne ne connaît, à une faute près */
                            readAs: string[];
                            /** @description La commune de « near » */
                            place: {
                                /** @description Code INSEE */
                                code: string;
                                name: string;
                                department: string;
                                lat: number;
                                lng: number;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/animals/breeds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les races et apparences des animaux à adopter
         * @description Des mots pour chercher, qui ne disent la race d’aucun animal : l’animal trouvé dit lui-même s’il est de race ou d’apparence, dans les termes de la loi.
         */
        get: {
            parameters: {
                query?: {
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    q?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les plus fréquentes d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                breed: string;
                                total: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/animals/shelters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les refuges qui ont des animaux à adopter */
        get: {
            parameters: {
                query?: {
                    q?: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ceux qui ont le plus d’animaux d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                city: string;
                                total: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Un animal est toujours au refuge
         * @description Sa fiche vient d’être vérifiée : la question ne revient que 60 jours plus tard.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vérifié */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                lastConfirmedAt: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les animaux dont l’équipe s’occupe, visibles ou non
         * @description « counts » compte ce que montrerait chaque statut, chaque espèce et chaque partie.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du nom, de la race, de la couleur, ou numéro d’identification */
                    search?: string;
                    /** @description Un ou plusieurs, entre virgules : AT_SHELTER, ADOPTED, LOST, FOUND, RETURNED, DECEASED, ARCHIVED ; sans valeur, tous */
                    status?: ("AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED")[];
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    /** @description Une partie de la liste */
                    kind?: "VISIBLE" | "HIDDEN" | "SOS" | "RESERVED" | "FOSTERED" | "INCOMPLETE" | "NO_PHOTO" | "NO_ID" | "LONG_STAY" | "UNCONFIRMED" | "LAST_YEAR";
                    sortBy?: "createdAt" | "updatedAt" | "name" | "arrivalDate";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["AnimalEquipe"][];
                            counts: {
                                /** @description Avec les mêmes filtres, sauf le statut et la partie */
                                statuses: {
                                    [key: string]: number;
                                };
                                /** @description Avec les mêmes filtres, sauf l’espèce */
                                species: {
                                    [key: string]: number;
                                };
                                /** @description Avec les mêmes filtres, sauf la partie */
                                kinds: {
                                    [key: string]: number;
                                };
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Ajouter un animal qui arrive
         * @description Il est enregistré sans être visible ; « missing » dit ce que la loi demande encore avant de le montrer. Envoyé deux fois avec la même clé, c’est un seul animal (200).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                        /** @enum {string} */
                        sex: "MALE" | "FEMALE" | "UNKNOWN";
                        /** @description Son âge environ, quand personne ne connaît sa date de naissance */
                        age?: {
                            count: number;
                            /** @enum {string} */
                            unit: "YEARS" | "MONTHS" | "WEEKS";
                        };
                        /** @description Sa date de naissance ; l’âge ne compte alors pas */
                        birthDate?: string;
                        arrivalDate?: string;
                        /**
                         * @description Images de la médiathèque du refuge ; la première est la principale
                         * @default []
                         */
                        photos?: string[];
                        /** @description Choisie par l’appareil : le même envoi deux fois fait un seul animal */
                        idempotencyKey: string;
                    };
                };
            };
            responses: {
                /** @description L’animal, tel que la liste le montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["AnimalEquipe"];
                        };
                    };
                };
                /** @description L’animal ajouté */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["AnimalEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les animaux d’un refuge en CSV
         * @description UTF-8 avec indicateur d’ordre, « ; » entre les colonnes, sommes en euros. Une cellule qui commence par = + - @ est précédée d’une apostrophe.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du nom, de la race, de la couleur, ou numéro d’identification */
                    search?: string;
                    /** @description Un ou plusieurs, entre virgules : AT_SHELTER, ADOPTED, LOST, FOUND, RETURNED, DECEASED, ARCHIVED ; sans valeur, tous */
                    status?: ("AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED")[];
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    /** @description Une partie de la liste */
                    kind?: "VISIBLE" | "HIDDEN" | "SOS" | "RESERVED" | "FOSTERED" | "INCOMPLETE" | "NO_PHOTO" | "NO_ID" | "LONG_STAY" | "UNCONFIRMED" | "LAST_YEAR";
                    sortBy?: "createdAt" | "updatedAt" | "name" | "arrivalDate";
                    sortOrder?: "asc" | "desc";
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/family": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter la portée d’un animal, ou d’autres qui lui ressemblent
         * @description LITTER : même espèce, née le jour dit, avec le numéro de la mère et la taille de la portée. COPIES : ce que deux animaux d’une même arrivée ont en commun, sans photo, numéro, santé ni texte. Tous arrivent cachés.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "LITTER" | "COPIES";
                        /** @description Le jour de naissance de la portée */
                        birthDate?: string;
                        animals: {
                            name: string;
                            /** @enum {string} */
                            sex: "MALE" | "FEMALE" | "UNKNOWN";
                        }[];
                        /** @description Choisie par l’appareil : le même envoi deux fois fait un seul animal */
                        idempotencyKey: string;
                    };
                };
            };
            responses: {
                /** @description Les animaux ajoutés, tels que la liste les montre */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["AnimalEquipe"][];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Mettre un animal à la corbeille
         * @description Pour une fiche créée par erreur. Les familles qui attendent une réponse sont prévenues.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description À la corbeille */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Montrer, cacher, mettre en SOS ou réserver un animal */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isVisible?: boolean;
                        isSos?: boolean;
                        isReserved?: boolean;
                    };
                };
            };
            responses: {
                /** @description L’animal, tel que la liste le montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["AnimalEquipe"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sortir un animal de la corbeille */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description L’animal, tel que la liste le montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["AnimalEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer le statut d’un animal
         * @description « from » est le statut que la personne a sous les yeux : s’il a changé, 409. Pendant un jour, « undo » annule le changement.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        from: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
                        /** @enum {string} */
                        to: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
                        /** @description Pourquoi un animal adopté revient au refuge */
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description L’animal, tel que la liste le montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["AnimalEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/imports/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Vérifier des lignes d’un fichier d’animaux, sans rien enregistrer
         * @description Chaque problème est dit avec sa ligne et son champ.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Lignes du fichier : leur numéro, et le texte de leurs cellules par champ */
                        rows: {
                            line: number;
                            cells: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
            responses: {
                /** @description Ce que l’import ferait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description Lignes qui peuvent être importées */
                                ready: number;
                                remarks: {
                                    line: number;
                                    field: ("photos" | "name" | "species" | "sex" | "birthDate" | "ageIsEstimated" | "breed" | "color" | "weight" | "height" | "shortDescription" | "longDescription" | "idType" | "idNumber" | "birthPlace" | "pedigree" | "isLitter" | "motherIdNumber" | "litterSize" | "dogCategory" | "energyLevel" | "sociabilityDogs" | "sociabilityCats" | "sociabilityKids" | "sociabilityAdults" | "needsGarden" | "canLiveApartment" | "needsExperience" | "isHouseTrained" | "isLeashTrained" | "isVaccinated" | "vaccinationDate" | "isNeutered" | "neuteringDate" | "lastVetVisit" | "hasSpecialNeeds" | "healthStatus" | "allergies" | "medications" | "veterinaryNotes" | "fee" | "feeIncludes" | "bondedGroup" | "fosterWanted" | "videoUrl" | "arrivalDate" | "arrivalReason" | "previousOwner" | "poundEntryAt" | "reportedBy" | "lostDate" | "foundDate" | "lastSeenLocation" | "currentLocation" | "hasCollar" | "collarDescription" | "circumstance" | "reward" | "isUrgent" | "isVerified" | "contactName" | "contactPhone" | "contactEmail" | "location" | "age" | "status" | "isVisible" | "isSos" | "isReserved" | "adoptedAt" | "id") | null;
                                    text: string;
                                    /** @description La ligne ne sera pas importée */
                                    isRefused: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les derniers fichiers importés */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les plus récents d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                at: string;
                                /** @description Fiches qui ne sont pas à la corbeille */
                                animals: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Importer des lignes d’un fichier d’animaux
         * @description Une ligne devient un animal, caché sauf si elle demande le contraire et que la loi le permet. Une ligne refusée n’arrête pas les autres. Un fichier s’envoie par parties, avec le même « importId » ; une partie peut être envoyée à nouveau.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Choisi par l’appareil pour tout le fichier : une ligne envoyée deux fois fait un seul animal */
                        importId: string;
                        /** @description Lignes du fichier : leur numéro, et le texte de leurs cellules par champ */
                        rows: {
                            line: number;
                            cells: {
                                [key: string]: string;
                            };
                        }[];
                    };
                };
            };
            responses: {
                /** @description Ce qui a été importé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                added: number;
                                /** @description Lignes qu’un envoi précédent avait ajoutées */
                                already: number;
                                remarks: {
                                    line: number;
                                    field: ("photos" | "name" | "species" | "sex" | "birthDate" | "ageIsEstimated" | "breed" | "color" | "weight" | "height" | "shortDescription" | "longDescription" | "idType" | "idNumber" | "birthPlace" | "pedigree" | "isLitter" | "motherIdNumber" | "litterSize" | "dogCategory" | "energyLevel" | "sociabilityDogs" | "sociabilityCats" | "sociabilityKids" | "sociabilityAdults" | "needsGarden" | "canLiveApartment" | "needsExperience" | "isHouseTrained" | "isLeashTrained" | "isVaccinated" | "vaccinationDate" | "isNeutered" | "neuteringDate" | "lastVetVisit" | "hasSpecialNeeds" | "healthStatus" | "allergies" | "medications" | "veterinaryNotes" | "fee" | "feeIncludes" | "bondedGroup" | "fosterWanted" | "videoUrl" | "arrivalDate" | "arrivalReason" | "previousOwner" | "poundEntryAt" | "reportedBy" | "lostDate" | "foundDate" | "lastSeenLocation" | "currentLocation" | "hasCollar" | "collarDescription" | "circumstance" | "reward" | "isUrgent" | "isVerified" | "contactName" | "contactPhone" | "contactEmail" | "location" | "age" | "status" | "isVisible" | "isSos" | "isReserved" | "adoptedAt" | "id") | null;
                                    text: string;
                                    /** @description La ligne ne sera pas importée */
                                    isRefused: boolean;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/imports/{importId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Annuler un import, par parties
         * @description Ses fiches vont à la corbeille, sauf celles où quelqu’un a écrit depuis et celles qu’une famille demande. À appeler tant que « left » n’est pas nul.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    importId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ce qui a été annulé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description Fiches mises à la corbeille par cet appel */
                                binned: number;
                                /** @description Fiches qui restent à y mettre : appelez encore */
                                left: number;
                                /** @description Fiches où quelqu’un a écrit depuis : elles restent */
                                kept: number;
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/sheet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La fiche d’un animal, telle que l’équipe la remplit */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La fiche, telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["FicheAnimal"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enregistrer des champs de la fiche d’un animal
         * @description Seuls les champs envoyés sont écrits. Si l’un d’eux a changé depuis que la personne l’a vu, rien n’est écrit : 409, avec « others ». Des textes sont vidés par « null » ; les sommes sont en centimes.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        changes: {
                            /** @description Images de la médiathèque du refuge ; la première est la principale */
                            photos?: string[];
                            name?: string;
                            /** @enum {string} */
                            species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                            /** @enum {string} */
                            sex?: "MALE" | "FEMALE" | "UNKNOWN";
                            birthDate?: string | null;
                            ageIsEstimated?: boolean;
                            breed?: string | null;
                            color?: string | null;
                            weight?: number | null;
                            height?: number | null;
                            shortDescription?: string | null;
                            longDescription?: string | null;
                            idType?: ("CHIP" | "TATTOO") | null;
                            idNumber?: string | null;
                            birthPlace?: string | null;
                            pedigree?: boolean | null;
                            isLitter?: boolean;
                            motherIdNumber?: string | null;
                            litterSize?: number | null;
                            dogCategory?: ("NONE" | "CATEGORY_1" | "CATEGORY_2") | null;
                            energyLevel?: ("VERY_LOW" | "LOW" | "MODERATE" | "HIGH" | "VERY_HIGH") | null;
                            sociabilityDogs?: ("UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE") | null;
                            sociabilityCats?: ("UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE") | null;
                            sociabilityKids?: ("UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE") | null;
                            sociabilityAdults?: ("UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE") | null;
                            needsGarden?: boolean;
                            canLiveApartment?: boolean;
                            needsExperience?: boolean;
                            isHouseTrained?: boolean;
                            isLeashTrained?: boolean;
                            isVaccinated?: boolean;
                            vaccinationDate?: string | null;
                            isNeutered?: boolean;
                            neuteringDate?: string | null;
                            lastVetVisit?: string | null;
                            hasSpecialNeeds?: boolean;
                            healthStatus?: string | null;
                            allergies?: string | null;
                            medications?: string | null;
                            veterinaryNotes?: string | null;
                            fee?: number | null;
                            feeIncludes?: string | null;
                            bondedGroup?: string | null;
                            fosterWanted?: boolean;
                            videoUrl?: ("" | string) | null;
                            arrivalDate?: string | null;
                            arrivalReason?: string | null;
                            previousOwner?: string | null;
                            poundEntryAt?: string | null;
                            reportedBy?: string | null;
                            lostDate?: string | null;
                            foundDate?: string | null;
                            lastSeenLocation?: string | null;
                            currentLocation?: string | null;
                            hasCollar?: boolean;
                            collarDescription?: string | null;
                            circumstance?: string | null;
                            reward?: number | null;
                            isUrgent?: boolean;
                            isVerified?: boolean;
                            contactName?: string | null;
                            contactPhone?: string | null;
                            contactEmail?: ("" | string) | null;
                            location?: string | null;
                        };
                        /** @description Ce que chacun de ces champs contenait à l’écran : s’il a changé entre-temps, 409 */
                        seen: {
                            [key: string]: string | number | boolean | null | string[];
                        };
                    };
                };
            };
            responses: {
                /** @description La fiche, telle qu’elle est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["FicheAnimal"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que l’équipe a fait d’un animal et de sa fiche
         * @description Le plus récent d’abord. Les valeurs n’y sont pas : elles sont dans le journal.
         */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de l’histoire */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @description Moment, ISO 8601 */
                                at: string;
                                /** @description Membre de l’équipe */
                                by: string;
                                text: string;
                            }[];
                            pagination: {
                                page: number;
                                pages: number;
                                total: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/fosters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les familles d’accueil d’un animal
         * @description Pour l’équipe seulement : rien n’en est public.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les accueils de l’animal, celui en cours d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                                email: string | null;
                                phone: string | null;
                                note: string | null;
                                /** @description Jour, comme 2026-11-29 */
                                startedOn: string;
                                /** @description Jour ; vide tant que l’animal y est */
                                endedOn: string | null;
                                version: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Confier un animal à une famille d’accueil
         * @description Un accueil passé a aussi son dernier jour. Un animal n’est que dans une famille à la fois ; sa fiche ne dit plus qu’il en cherche une.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email?: ("" | string) | null;
                        phone?: string | null;
                        note?: string | null;
                        /** Format: date */
                        startedOn: string;
                        endedOn?: ("" | string) | null;
                    };
                };
            };
            responses: {
                /** @description Les accueils de l’animal, celui en cours d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                                email: string | null;
                                phone: string | null;
                                note: string | null;
                                /** @description Jour, comme 2026-11-29 */
                                startedOn: string;
                                /** @description Jour ; vide tant que l’animal y est */
                                endedOn: string | null;
                                version: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/fosters/{stayId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Retirer un accueil écrit par erreur */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                    stayId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les accueils de l’animal, celui en cours d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                                email: string | null;
                                phone: string | null;
                                note: string | null;
                                /** @description Jour, comme 2026-11-29 */
                                startedOn: string;
                                /** @description Jour ; vide tant que l’animal y est */
                                endedOn: string | null;
                                version: number;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Corriger un accueil, ou le terminer par son dernier jour
         * @description S’il a changé depuis qu’on l’a lu, rien n’est écrit : 409.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                    stayId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email?: ("" | string) | null;
                        phone?: string | null;
                        note?: string | null;
                        /** Format: date */
                        startedOn: string;
                        endedOn?: ("" | string) | null;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Les accueils de l’animal, celui en cours d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                                email: string | null;
                                phone: string | null;
                                note: string | null;
                                /** @description Jour, comme 2026-11-29 */
                                startedOn: string;
                                /** @description Jour ; vide tant que l’animal y est */
                                endedOn: string | null;
                                version: number;
                            }[];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/platform/animals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les animaux de tous les refuges, visibles ou non
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du nom, de la race, de la couleur, ou numéro d’identification */
                    search?: string;
                    /** @description Un ou plusieurs, entre virgules : AT_SHELTER, ADOPTED, LOST, FOUND, RETURNED, DECEASED, ARCHIVED ; sans valeur, tous */
                    status?: ("AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED")[];
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    /** @description Une partie de la liste */
                    kind?: "VISIBLE" | "HIDDEN" | "SOS" | "RESERVED" | "FOSTERED" | "INCOMPLETE" | "NO_PHOTO" | "NO_ID" | "LONG_STAY" | "UNCONFIRMED" | "LAST_YEAR";
                    sortBy?: "createdAt" | "updatedAt" | "name" | "arrivalDate";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["AnimalEquipe"][];
                            counts: {
                                /** @description Avec les mêmes filtres, sauf le statut et la partie */
                                statuses: {
                                    [key: string]: number;
                                };
                                /** @description Avec les mêmes filtres, sauf l’espèce */
                                species: {
                                    [key: string]: number;
                                };
                                /** @description Avec les mêmes filtres, sauf la partie */
                                kinds: {
                                    [key: string]: number;
                                };
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/animals/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les animaux de tous les refuges en CSV
         * @description Réservé aux super administrateurs. UTF-8 avec indicateur d’ordre, « ; » entre les colonnes, sommes en euros. Une cellule qui commence par = + - @ est précédée d’une apostrophe.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du nom, de la race, de la couleur, ou numéro d’identification */
                    search?: string;
                    /** @description Un ou plusieurs, entre virgules : AT_SHELTER, ADOPTED, LOST, FOUND, RETURNED, DECEASED, ARCHIVED ; sans valeur, tous */
                    status?: ("AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED")[];
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    /** @description Une partie de la liste */
                    kind?: "VISIBLE" | "HIDDEN" | "SOS" | "RESERVED" | "FOSTERED" | "INCOMPLETE" | "NO_PHOTO" | "NO_ID" | "LONG_STAY" | "UNCONFIRMED" | "LAST_YEAR";
                    sortBy?: "createdAt" | "updatedAt" | "name" | "arrivalDate";
                    sortOrder?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/managed-shelters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les refuges que l’on gère
         * @description Ceux dont on change les réglages ou les couleurs, quel que soit leur état ; tous pour un super administrateur. Sans ordre demandé, ceux qui attendent une décision d’abord, puis par nom.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du nom ou de la commune, accents ou non */
                    search?: string;
                    status?: "PENDING" | "APPROVED" | "REJECTED" | "SUSPENDED";
                    type?: "ASSOCIATION" | "ANIMAL_POUND" | "VETERINARY_CLINIC" | "SANCTUARY" | "PRIVATE_SHELTER" | "BREEDING" | "OTHER";
                    sortBy?: "status" | "name" | "city" | "createdAt";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["RefugeGere"][];
                            /** @description De chaque état, avec les mêmes filtres, sauf l’état */
                            counts: {
                                [key: string]: number;
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelters/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un refuge, tel que tout le monde le voit
         * @description Les champs sont donnés deux fois : dans « data » et à la racine.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le refuge */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            slug: string;
                            name: string;
                            shelterType: ("ASSOCIATION" | "ANIMAL_POUND" | "VETERINARY_CLINIC" | "SANCTUARY" | "PRIVATE_SHELTER" | "BREEDING" | "OTHER") | null;
                            isVerified: boolean;
                            /** @description Reçoit des visiteurs ; sinon ses animaux vivent en famille */
                            isPhysical: boolean;
                            /** @description Année de création */
                            foundedIn: number | null;
                            shortDescription: string;
                            longDescription: string;
                            logoUrl: string | null;
                            photos: {
                                url: string;
                                alt: string;
                                width: number;
                                height: number;
                            }[];
                            address: string;
                            postalCode: string;
                            city: string;
                            department: string | null;
                            country: string;
                            lat: number | null;
                            lng: number | null;
                            phone: string;
                            email: string;
                            website: string;
                            facebookUrl: string | null;
                            instagramUrl: string | null;
                            twitterUrl: string | null;
                            tiktokUrl: string | null;
                            linkedinUrl: string | null;
                            acceptsAdoptions: boolean;
                            acceptsDonations: boolean;
                            acceptsSponsoring: boolean;
                            primaryColor: string;
                            openingHours: {
                                /** @description 0 = dimanche */
                                weekday: number;
                                isClosed: boolean;
                                opensAt: string | null;
                                closesAt: string | null;
                            }[];
                            /** @description Jours qui ne suivent pas la semaine ; le plus court l’emporte */
                            openingExceptions: {
                                /** @description Premier jour, AAAA-MM-JJ */
                                startDate: string;
                                /** @description Dernier jour, compris */
                                endDate: string;
                                /** @description Pourquoi ; vide si rien n’est dit */
                                label: string;
                                isClosed: boolean;
                                periods: {
                                    opensAt: string | null;
                                    closesAt: string | null;
                                }[];
                            }[];
                            timezone: string;
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Refuge"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/theme": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les couleurs du site d’un refuge */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les 13 couleurs, au format #RRGGBB */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            primaryColor: string;
                            secondaryColor: string;
                            tertiaryColor: string;
                            headerColor: string;
                            headerTextColor: string;
                            footerColor: string;
                            footerTextColor: string;
                            bannerColor: string;
                            bannerTextColor: string;
                            buttonColor: string;
                            buttonTextColor: string;
                            linkColor: string;
                            backgroundColor: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geo/locate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trouver où est une adresse
         * @description Le service national des adresses, ou la commune quand il ne répond pas.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        address: string;
                        /** @description Peut être vide avec `communeCode` : les grandes villes en ont plusieurs */
                        postalCode: string;
                        city: string;
                        country: string;
                        /** @description Code INSEE de la commune, si elle a été choisie dans une liste */
                        communeCode?: string;
                    };
                };
            };
            responses: {
                /** @description Le point */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                lat: number;
                                lng: number;
                                label: string;
                                /** @enum {string} */
                                precision: "address" | "street" | "commune";
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelters/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les refuges autour d’une commune ou d’un point */
        get: {
            parameters: {
                query?: {
                    postalCode?: string;
                    city?: string;
                    lat?: number;
                    lng?: number;
                    radiusKm?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les plus proches d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                slug: string;
                                name: string;
                                postalCode: string;
                                city: string;
                                lat: number;
                                lng: number;
                                /** @description À vol d’oiseau, en mètres */
                                distance: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelters/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les refuges de l’annuaire sur une carte */
        get: {
            parameters: {
                query?: {
                    /** @description Nom ou ville, sans tenir compte des accents */
                    search?: string;
                    department?: string;
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    type?: "ASSOCIATION" | "ANIMAL_POUND" | "VETERINARY_CLINIC" | "SANCTUARY" | "PRIVATE_SHELTER" | "BREEDING" | "OTHER";
                    accepts?: "ADOPTIONS" | "DONATIONS" | "SPONSORING";
                    /** @description Commune : nom, code postal ou code INSEE */
                    near?: string;
                    radiusKm?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Tous ceux qui répondent aux filtres ; au plus une minute de retard */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                lat: number;
                                lng: number;
                                name: string;
                                /** @description Commune et nombre d’animaux à adopter */
                                detail: string;
                                /** @description Adresse du site du refuge */
                                href: string;
                            }[];
                            /** @description Refuges sans lieu d’accueil, qui ne sont pas sur la carte */
                            unplaced: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/communes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les communes de France, par nom ou par code postal */
        get: {
            parameters: {
                query: {
                    q: string;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les plus peuplées d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description Code INSEE */
                                code: string;
                                name: string;
                                postalCodes: string[];
                                lat: number;
                                lng: number;
                                population: number;
                                /** @description Faux : à quelques kilomètres près */
                                isExact: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/communes/near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La commune la plus proche d’un point
         * @description Le point est arrondi au centième de degré, un kilomètre environ, et n’est pas gardé.
         */
        get: {
            parameters: {
                query: {
                    lat: number;
                    lng: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Celle dont le centre est le plus proche */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description Code INSEE */
                                code: string;
                                name: string;
                                postalCodes: string[];
                                lat: number;
                                lng: number;
                                population: number;
                                /** @description Faux : à quelques kilomètres près */
                                isExact: boolean;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelters/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demander à rejoindre la plateforme
         * @description La demande est étudiée par une personne ; rien n’est public avant son accord. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @enum {string} */
                        shelterType: "ASSOCIATION" | "ANIMAL_POUND" | "VETERINARY_CLINIC" | "SANCTUARY" | "PRIVATE_SHELTER" | "BREEDING" | "OTHER";
                        address: string;
                        postalCode: string;
                        city: string;
                        atHome?: "on" | boolean;
                        /** @default  */
                        siret?: string;
                        /** @default  */
                        rna?: string;
                        email: string;
                        phone: string;
                        contactName: string;
                        reason: string;
                        consent: "on" | true;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        /** @enum {string} */
                        shelterType: "ASSOCIATION" | "ANIMAL_POUND" | "VETERINARY_CLINIC" | "SANCTUARY" | "PRIVATE_SHELTER" | "BREEDING" | "OTHER";
                        address: string;
                        postalCode: string;
                        city: string;
                        atHome?: "on" | boolean;
                        /** @default  */
                        siret?: string;
                        /** @default  */
                        rna?: string;
                        email: string;
                        phone: string;
                        contactName: string;
                        reason: string;
                        consent: "on" | true;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                    };
                };
            };
            responses: {
                /** @description La demande est reçue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Écrire à l’équipe de la plateforme
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        subject: string;
                        message: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        email: string;
                        subject: string;
                        message: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                        saveKey?: string;
                        lostKeys?: string;
                    };
                };
            };
            responses: {
                /** @description Le message est parti */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelters/{id}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Décider d’un refuge : accepter, refuser, suspendre, rétablir, vérifier
         * @description Réservé aux super administrateurs. Accepter nomme le premier administrateur du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        decision: "APPROVE";
                        admin: {
                            email: string;
                            name: string;
                        };
                    } | {
                        /** @constant */
                        decision: "REJECT";
                        reason: string;
                    } | {
                        /** @constant */
                        decision: "SUSPEND";
                        reason: string;
                    } | {
                        /** @constant */
                        decision: "REINSTATE";
                    } | {
                        /** @constant */
                        decision: "VERIFY";
                        isVerified: boolean;
                    };
                };
            };
            responses: {
                /** @description Le refuge après la décision */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                status: "PENDING" | "APPROVED" | "REJECTED" | "SUSPENDED";
                                isVerified: boolean;
                                rejectionReason: string | null;
                                suspensionReason: string | null;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/giving/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ouvrir ou compléter le compte de paiement d’un refuge
         * @description Réservé aux administrateurs du refuge. L’adresse mène chez le prestataire de paiement et vaut quelques minutes.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Où aller */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** Format: uri */
                            url: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/giving/account/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * L’état du compte de paiement d’un refuge, relu chez le prestataire
         * @description Réservé aux administrateurs du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description L’état du compte */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @enum {string} */
                                state: "NONE" | "PENDING" | "ENABLED" | "RESTRICTED";
                                /** @description Cette installation prend des paiements */
                                isAvailable: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/pages/{pageId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Enregistrer une page d’un refuge
         * @description « status » : PUBLISHED publie, DRAFT retire du site, ARCHIVED archive ; absent, la page garde son état. Les identifiants provisoires des sections, colonnes et blocs sont absents ou commencent par « tmp_ ».
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    pageId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title?: string;
                        slug?: string;
                        /** @enum {string} */
                        status?: "DRAFT" | "PUBLISHED" | "ARCHIVED";
                        visibleInMenu?: boolean;
                        metaDescription?: string | null;
                        sections?: ({
                            id?: string | number | null;
                            /** @enum {number} */
                            layout?: 1 | 2 | 3 | 4;
                            /** @enum {string} */
                            backgroundColor?: "transparent" | "white" | "gray-50" | "gray-100" | "blue-50" | "green-50";
                            /** @enum {string} */
                            padding?: "none" | "small" | "medium" | "large";
                            /** @enum {string} */
                            margin?: "none" | "small" | "medium" | "large";
                            /** @enum {string} */
                            width?: "narrow" | "container" | "wide" | "full";
                            /** @enum {string} */
                            verticalAlign?: "top" | "middle" | "bottom";
                            columns?: ({
                                id?: string | number | null;
                                blocks?: ({
                                    id?: string | number | null;
                                    type: string;
                                    content?: unknown;
                                } & {
                                    [key: string]: unknown;
                                })[];
                            } & {
                                [key: string]: unknown;
                            })[];
                        } & {
                            [key: string]: unknown;
                        })[];
                        /** Format: date-time */
                        baseUpdatedAt?: string;
                    };
                };
            };
            responses: {
                /** @description La page enregistrée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                shelterId: string;
                                parentId: string | null;
                                title: string;
                                slug: string;
                                /** @enum {string} */
                                status: "DRAFT" | "PUBLISHED" | "ARCHIVED";
                                /** @description Un brouillon plus récent attend à côté de la page publiée */
                                hasDraft: boolean;
                                isHomepage: boolean;
                                visibleInMenu: boolean;
                                menuOrder: number;
                                metaDescription: string;
                                sections: {
                                    id: string;
                                    order: number;
                                    /** @enum {number} */
                                    layout: 1 | 2 | 3 | 4;
                                    /** @enum {string} */
                                    backgroundColor: "transparent" | "white" | "gray-50" | "gray-100" | "blue-50" | "green-50";
                                    /** @enum {string} */
                                    padding: "none" | "small" | "medium" | "large";
                                    /** @enum {string} */
                                    margin: "none" | "small" | "medium" | "large";
                                    /** @enum {string} */
                                    width: "narrow" | "container" | "wide" | "full";
                                    /** @enum {string} */
                                    verticalAlign: "top" | "middle" | "bottom";
                                    columns: {
                                        id: string;
                                        order: number;
                                        width: number;
                                        blocks: unknown[];
                                    }[];
                                }[];
                                createdAt: string;
                                /** @description À renvoyer dans « baseUpdatedAt » au prochain enregistrement */
                                updatedAt: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les pages d’un refuge, pour son équipe
         * @description Toutes, brouillons compris, dans leur dernier état ; « parentId » les imbrique.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les pages */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                slug: string;
                                /** @enum {string} */
                                status: "DRAFT" | "PUBLISHED" | "ARCHIVED";
                                /** @description Un brouillon plus récent attend à côté de la page publiée */
                                hasDraft: boolean;
                                isHomepage: boolean;
                                visibleInMenu: boolean;
                                parentId: string | null;
                                menuOrder: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/pages/{pageId}/place": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Déplacer une page dans le menu du refuge
         * @description La page va sous « parentId », au rang « index » ; les autres lui font place. Le menu du site change aussitôt, sans nouvelle version de la page.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    pageId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description La page sous laquelle elle va ; null pour le premier niveau */
                        parentId: string | null;
                        /** @description Rang parmi ses sœurs, à partir de 0 */
                        index: number;
                    };
                };
            };
            responses: {
                /** @description Les pages, après le déplacement */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                slug: string;
                                /** @enum {string} */
                                status: "DRAFT" | "PUBLISHED" | "ARCHIVED";
                                /** @description Un brouillon plus récent attend à côté de la page publiée */
                                hasDraft: boolean;
                                isHomepage: boolean;
                                visibleInMenu: boolean;
                                parentId: string | null;
                                menuOrder: number;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/pages/{pageId}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ce qui est programmé pour une page */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    pageId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les moments, le plus proche d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                type: "publish" | "unpublish";
                                /** @description Instant, ISO 8601 */
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Programmer la publication d’une page, ou son retrait
         * @description Le brouillon le plus récent paraît à cette minute, avec les droits de son auteur.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    pageId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type: "publish" | "unpublish";
                        /**
                         * Format: date-time
                         * @description Instant, ISO 8601
                         */
                        at: string;
                    };
                };
            };
            responses: {
                /** @description Les moments */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                type: "publish" | "unpublish";
                                /** @description Instant, ISO 8601 */
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/pages/{pageId}/schedule/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Renoncer à une publication programmée */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    pageId: string;
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les moments qui restent */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @enum {string} */
                                type: "publish" | "unpublish";
                                /** @description Instant, ISO 8601 */
                                at: string;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/saved-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les sections enregistrées d’un refuge */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Par nom */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                                section: {
                                    id: string;
                                    order: number;
                                    /** @enum {number} */
                                    layout: 1 | 2 | 3 | 4;
                                    /** @enum {string} */
                                    backgroundColor: "transparent" | "white" | "gray-50" | "gray-100" | "blue-50" | "green-50";
                                    /** @enum {string} */
                                    padding: "none" | "small" | "medium" | "large";
                                    /** @enum {string} */
                                    margin: "none" | "small" | "medium" | "large";
                                    /** @enum {string} */
                                    width: "narrow" | "container" | "wide" | "full";
                                    /** @enum {string} */
                                    verticalAlign: "top" | "middle" | "bottom";
                                    columns: {
                                        id: string;
                                        order: number;
                                        width: number;
                                        blocks: unknown[];
                                    }[];
                                };
                                /** @description Blocs qui ont perdu une image ou un animal, supprimés depuis */
                                lost: number;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /** Enregistrer une section pour la réutiliser */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        section: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            responses: {
                /** @description La section */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                                section: {
                                    id: string;
                                    order: number;
                                    /** @enum {number} */
                                    layout: 1 | 2 | 3 | 4;
                                    /** @enum {string} */
                                    backgroundColor: "transparent" | "white" | "gray-50" | "gray-100" | "blue-50" | "green-50";
                                    /** @enum {string} */
                                    padding: "none" | "small" | "medium" | "large";
                                    /** @enum {string} */
                                    margin: "none" | "small" | "medium" | "large";
                                    /** @enum {string} */
                                    width: "narrow" | "container" | "wide" | "full";
                                    /** @enum {string} */
                                    verticalAlign: "top" | "middle" | "bottom";
                                    columns: {
                                        id: string;
                                        order: number;
                                        width: number;
                                        blocks: unknown[];
                                    }[];
                                };
                                /** @description Blocs qui ont perdu une image ou un animal, supprimés depuis */
                                lost: number;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/saved-sections/{sectionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Supprimer une section enregistrée
         * @description Les pages dans lesquelles elle a été insérée ne changent pas.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    sectionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Elle est supprimée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Renommer une section enregistrée */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    sectionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description La section */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                                section: {
                                    id: string;
                                    order: number;
                                    /** @enum {number} */
                                    layout: 1 | 2 | 3 | 4;
                                    /** @enum {string} */
                                    backgroundColor: "transparent" | "white" | "gray-50" | "gray-100" | "blue-50" | "green-50";
                                    /** @enum {string} */
                                    padding: "none" | "small" | "medium" | "large";
                                    /** @enum {string} */
                                    margin: "none" | "small" | "medium" | "large";
                                    /** @enum {string} */
                                    width: "narrow" | "container" | "wide" | "full";
                                    /** @enum {string} */
                                    verticalAlign: "top" | "middle" | "bottom";
                                    columns: {
                                        id: string;
                                        order: number;
                                        width: number;
                                        blocks: unknown[];
                                    }[];
                                };
                                /** @description Blocs qui ont perdu une image ou un animal, supprimés depuis */
                                lost: number;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/faq-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les questions fréquentes d’un refuge, visibles ou non, dans l’ordre du site */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                question: string;
                                answer: string;
                                category?: string | null;
                                visible?: boolean | null;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les témoignages d’un refuge, visibles ou non, dans l’ordre du site */
        get: {
            parameters: {
                query?: {
                    search?: string;
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                authorName: string;
                                text: string;
                                date?: string | null;
                                visible?: boolean | null;
                                consent?: boolean | null;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/news/{newsId}/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compter une lecture d’une actualité
         * @description Appelée par la page de l’article. Ni cookie ni identité ; une lecture par réseau et par heure.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    newsId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Comptée, ou déjà comptée */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les articles de l’équipe, publiés ou non
         * @description « counts » compte ce que montrerait chaque état et chaque partie.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du titre ou du résumé, sans tenir compte des accents */
                    search?: string;
                    /** @description Un ou plusieurs, entre virgules : DRAFT, PUBLISHED, SCHEDULED, ARCHIVED ; sans valeur, tous */
                    status?: ("DRAFT" | "PUBLISHED" | "SCHEDULED" | "ARCHIVED")[];
                    /** @description Une partie de la liste */
                    kind?: "PINNED" | "COMING" | "HAS_DRAFT" | "NO_COVER";
                    sortBy?: "createdAt" | "updatedAt" | "publishedAt" | "title" | "viewCount";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["ArticleEquipe"][];
                            counts: {
                                /** @description Avec les mêmes filtres, sauf l’état */
                                statuses: {
                                    [key: string]: number;
                                };
                                /** @description Avec les mêmes filtres, sauf la partie */
                                kinds: {
                                    [key: string]: number;
                                };
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les articles de tous les refuges, publiés ou non
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du titre ou du résumé, sans tenir compte des accents */
                    search?: string;
                    /** @description Un ou plusieurs, entre virgules : DRAFT, PUBLISHED, SCHEDULED, ARCHIVED ; sans valeur, tous */
                    status?: ("DRAFT" | "PUBLISHED" | "SCHEDULED" | "ARCHIVED")[];
                    /** @description Une partie de la liste */
                    kind?: "PINNED" | "COMING" | "HAS_DRAFT" | "NO_COVER";
                    sortBy?: "createdAt" | "updatedAt" | "publishedAt" | "title" | "viewCount";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["ArticleEquipe"][];
                            counts: {
                                /** @description Avec les mêmes filtres, sauf l’état */
                                statuses: {
                                    [key: string]: number;
                                };
                                /** @description Avec les mêmes filtres, sauf la partie */
                                kinds: {
                                    [key: string]: number;
                                };
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/news/{newsId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Mettre un article à la corbeille
         * @description Un article qui est sur le site s’archive d’abord (409).
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    newsId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description À la corbeille */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Épingler un article en tête des actualités, ou le libérer */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    newsId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        isPinned: boolean;
                    };
                };
            };
            responses: {
                /** @description L’article, tel que la liste le montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["ArticleEquipe"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/news/{newsId}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publier, programmer, archiver un article, ou le repasser en brouillon
         * @description « from » est l’état que la personne a sous les yeux : s’il a changé, 409. De PUBLISHED à PUBLISHED, le brouillon qui attend est publié.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    newsId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        from: "DRAFT" | "PUBLISHED" | "SCHEDULED" | "ARCHIVED";
                        /** @enum {string} */
                        to: "DRAFT" | "PUBLISHED" | "SCHEDULED" | "ARCHIVED";
                        /**
                         * Format: date-time
                         * @description Quand il paraîtra, pour SCHEDULED
                         */
                        scheduledAt?: string;
                    };
                };
            };
            responses: {
                /** @description L’article, tel que la liste le montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["ArticleEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/news/{newsId}/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Écrire un brouillon à partir d’un article */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    newsId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La copie */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["ArticleEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/news/{newsId}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sortir un article de la corbeille */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    newsId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description L’article, tel que la liste le montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["ArticleEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/social-kit/{kind}/{subjectId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * De quoi partager un animal ou un article sur les réseaux sociaux
         * @description Un texte par réseau, et ce que montrent les images. Seulement de ce qui est public.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    /** @description « animals » ou « news » */
                    kind: "animals" | "news";
                    subjectId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le kit */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["KitDePartage"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/social-kit/{kind}/{subjectId}/pictures/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Une image à partager, dessinée sur demande
         * @description 1080×1080, 1080×1350 ou 1080×1920, en JPEG.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Une de ses photos ; la principale sans cela */
                    photo?: string;
                    /** @description La version du kit : le navigateur garde l’image */
                    v?: string;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    /** @description « animals » ou « news » */
                    kind: "animals" | "news";
                    subjectId: string;
                    format: "square" | "portrait" | "story";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description L’image */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/social-kit/{kind}/{subjectId}/pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Télécharger le kit : images, textes et textes alternatifs, en un ZIP
         * @description Les textes sont en UTF-8 avec marque (BOM). Le journal du refuge le note.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    /** @description « animals » ou « news » */
                    kind: "animals" | "news";
                    subjectId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Une de ses photos ; la principale sans cela */
                        photo?: string;
                        /** @description Les textes changés ; les autres sont ceux du kit */
                        texts?: {
                            [key: string]: string;
                        };
                    };
                };
            };
            responses: {
                /** @description Le ZIP */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/social-kit/{kind}/{subjectId}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Noter que c’est partagé sur un réseau */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    /** @description « animals » ou « news » */
                    kind: "animals" | "news";
                    subjectId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        network: "FACEBOOK" | "INSTAGRAM" | "STORY" | "TIKTOK" | "X" | "LINKEDIN" | "WHATSAPP";
                        /** @description Le dernier partage que la personne a sous les yeux pour ce réseau : sinon 409 */
                        seen: string | null;
                    };
                };
            };
            responses: {
                /** @description Noté */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description Le dernier partage sur chaque réseau */
                            data: components["schemas"]["PartageReseau"][];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/social-kit/{kind}/{subjectId}/shares/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Reprendre la note d’un partage */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    /** @description « animals » ou « news » */
                    kind: "animals" | "news";
                    subjectId: string;
                    shareId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Repris */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description Le dernier partage sur chaque réseau */
                            data: components["schemas"]["PartageReseau"][];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les formulaires d’un refuge
         * @description Actifs ou non, avec leurs questions. « data » et « forms » sont la même liste.
         */
        get: {
            parameters: {
                query: {
                    /** @description Identifiant ou slug du refuge */
                    shelter_id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Par titre */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formulaire"][];
                            forms: components["schemas"]["Formulaire"][];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forms/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les formulaires d’un refuge, pour en choisir un
         * @description Pour les formules, et pour le bloc « Contact » des pages.
         */
        get: {
            parameters: {
                query: {
                    /** @description Identifiant ou slug du refuge */
                    shelter_id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Par titre */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                /** @enum {string} */
                                type: "STANDARD" | "ADOPTION";
                                is_active: boolean;
                            }[];
                            forms: {
                                id: string;
                                title: string;
                                /** @enum {string} */
                                type: "STANDARD" | "ADOPTION";
                                is_active: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un formulaire et ses questions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le formulaire, aussi à la racine */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            title: string;
                            /** @enum {string} */
                            type: "STANDARD" | "ADOPTION";
                            is_active: boolean;
                            description: string;
                            confirmation: string;
                            ticket_type: ("STANDARD" | "ADOPTION" | "PREVISIT" | "CONTACT") | null;
                            /** @description Nom du refuge */
                            shelter: string;
                            shelter_id: string;
                            schema_json: {
                                fields: {
                                    id: string;
                                    name: string;
                                    label: string;
                                    /** @enum {string} */
                                    type: "text" | "email" | "tel" | "number" | "textarea" | "select" | "checkbox" | "radio" | "file";
                                    required: boolean;
                                    placeholder: string;
                                    help: string;
                                    options: string[];
                                    groupId: string | null;
                                    showIf: {
                                        fieldId: string;
                                        equals: string[];
                                    } | null;
                                }[];
                                groups: {
                                    id: string;
                                    title: string;
                                    description: string;
                                    order: number;
                                }[];
                            };
                            created_at: string;
                            updated_at: string;
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formulaire"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un formulaire ouvert au public, pour y répondre */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le formulaire */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                description: string;
                                confirmation: string;
                                /** @description Nom du refuge */
                                shelter: string;
                                definition: {
                                    /** @constant */
                                    schemaVersion: 1;
                                    fields: {
                                        id: string;
                                        name: string;
                                        label: string;
                                        /** @enum {string} */
                                        type: "text" | "email" | "tel" | "number" | "textarea" | "select" | "checkbox" | "radio" | "file";
                                        required: boolean;
                                        placeholder: string;
                                        help: string;
                                        options: string[];
                                        groupId: string | null;
                                        showIf: {
                                            fieldId: string;
                                            equals: string[];
                                        } | null;
                                    }[];
                                    groups: {
                                        id: string;
                                        title: string;
                                        description: string;
                                        order: number;
                                    }[];
                                };
                                /** @description À renvoyer avec la réponse */
                                version: string;
                                /** @description À renvoyer avec la réponse, trois secondes plus tard au moins */
                                stamp: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Répondre à un formulaire
         * @description En JSON : `{answers: {nom: réponse}, consent: true, stamp, version?, animalId?, saveKey?, lostKeys?}`. Avec des fichiers, ou sans JavaScript : un formulaire dont chaque question est une partie nommée `r_{nom}`, à côté de `consent`, `stamp`, `version` et `animal`. Le timbre (`stamp`) vient de la page du formulaire, ou de GET /api/forms/{id}/stamp. `saveKey` (32 chiffres hexadécimaux) est la clé de cet envoi, `lostKeys` celles des envois d’avant restés sans réponse : la même réponse n’est gardée qu’une fois. Un navigateur sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La réponse est reçue */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description La page de remerciement */
                            next: string;
                            /** @description Où suivre ce que la réponse devient ; null quand l’e-mail seul le dit */
                            trackingPath: string | null;
                        };
                    };
                };
                /** @description Sans JavaScript : la page de remerciement, ou le formulaire à corriger */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forms/{id}/stamp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le timbre d’un formulaire, à joindre à la réponse
         * @description Une réponse envoyée moins de trois secondes après son timbre est refusée.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le timbre */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            stamp: string;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions/{submissionId}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un fichier joint à une réponse, pour l’équipe */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    submissionId: string;
                    fileId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le fichier */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/form-answers/{token}/files/{fileId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un fichier que l’on a joint à sa réponse, par le lien reçu par e-mail */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                    fileId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le fichier */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les réponses aux formulaires d’un refuge
         * @description « counts » compte par état ce que laissent les autres filtres.
         */
        get: {
            parameters: {
                query?: {
                    /** @description NEW, READ ou DONE ; sans valeur, toutes */
                    status?: "NEW" | "READ" | "DONE";
                    /** @description Ce qui a été décidé, ou none : celles qui attendent une décision */
                    decision?: "none" | "ACCEPTED" | "REFUSED";
                    /** @description Identifiant d’un formulaire */
                    form?: string;
                    /** @description Identifiant d’un membre de l’équipe, ou none : à personne */
                    assignee?: "none" | string;
                    /** @description none : celles qui n’ont pas ouvert de ticket */
                    ticket?: "none";
                    /** @description Nom, e-mail, téléphone ou mots des réponses, sans tenir compte des accents */
                    search?: string;
                    sortBy?: "createdAt" | "senderName";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste, les plus récentes d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                form: string | null;
                                formTitle: string;
                                /** @enum {string} */
                                formType: "STANDARD" | "ADOPTION";
                                animal: {
                                    id: string;
                                    name: string;
                                } | null;
                                senderName: string | null;
                                senderEmail: string | null;
                                senderPhone: string | null;
                                /** @enum {string} */
                                status: "NEW" | "READ" | "DONE";
                                /** @description Ce que l’équipe a décidé */
                                outcome: ("ACCEPTED" | "REFUSED") | null;
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                /** @description Nombre de notes de l’équipe */
                                notes: number;
                                /** @description Nombre de fichiers joints */
                                files: number;
                                createdAt: string;
                                /** @description Nom IANA de l’heure du refuge */
                                timezone: string;
                            }[];
                            counts: {
                                NEW: number;
                                READ: number;
                                DONE: number;
                            };
                            /** @description Par décision, ce que laissent les autres filtres */
                            decisions: {
                                [key: string]: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les réponses en CSV
         * @description UTF-8 avec indicateur d’ordre, « ; » entre les colonnes. Avec « form », une colonne par question. Une cellule qui commence par = + - @ est précédée d’une apostrophe.
         */
        get: {
            parameters: {
                query?: {
                    /** @description NEW, READ ou DONE ; sans valeur, toutes */
                    status?: "NEW" | "READ" | "DONE";
                    /** @description Ce qui a été décidé, ou none : celles qui attendent une décision */
                    decision?: "none" | "ACCEPTED" | "REFUSED";
                    /** @description Identifiant d’un formulaire */
                    form?: string;
                    /** @description Identifiant d’un membre de l’équipe, ou none : à personne */
                    assignee?: "none" | string;
                    /** @description none : celles qui n’ont pas ouvert de ticket */
                    ticket?: "none";
                    /** @description Nom, e-mail, téléphone ou mots des réponses, sans tenir compte des accents */
                    search?: string;
                    sortBy?: "createdAt" | "senderName";
                    sortOrder?: "asc" | "desc";
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les formulaires d’un refuge, avec leur nombre de réponses */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du titre, accents ou non */
                    search?: string;
                    /** @description Ceux auxquels le public répond, ou les autres */
                    status?: "ACTIVE" | "INACTIVE";
                    sortBy?: "updatedAt" | "title" | "answers";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                title: string;
                                /** @enum {string} */
                                type: "STANDARD" | "ADOPTION";
                                ticketType: ("STANDARD" | "ADOPTION" | "PREVISIT" | "CONTACT") | null;
                                isActive: boolean;
                                questions: number;
                                /** @description Réponses reçues */
                                answers: number;
                                /** @description Réponses que personne n’a lues */
                                unread: number;
                                updatedAt: string;
                            }[];
                            /** @description De chaque état, avec la même recherche */
                            counts: {
                                ACTIVE: number;
                                INACTIVE: number;
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les membres de l’équipe qui peuvent suivre une réponse */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Par nom */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions/{submissionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une réponse, sous les questions que la personne a lues */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    submissionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La réponse */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                form: string | null;
                                formTitle: string;
                                /** @enum {string} */
                                formType: "STANDARD" | "ADOPTION";
                                animal: {
                                    id: string;
                                    name: string;
                                } | null;
                                senderName: string | null;
                                senderEmail: string | null;
                                senderPhone: string | null;
                                /** @enum {string} */
                                status: "NEW" | "READ" | "DONE";
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                createdAt: string;
                                /** @description Nom IANA de l’heure du refuge */
                                timezone: string;
                                readAt: string | null;
                                /** @description Le ticket que la réponse a ouvert ; ils se traitent ensemble */
                                ticket: {
                                    id: string;
                                    number: number;
                                } | null;
                                /** @description Ce que l’équipe a décidé, et dit à la personne */
                                decision: {
                                    /** @enum {string} */
                                    outcome: "ACCEPTED" | "REFUSED";
                                    text: string;
                                    at: string;
                                } | null;
                                /** @description La réponse demande quelque chose que l’on accepte ou refuse */
                                canDecide: boolean;
                                consent: {
                                    text: string;
                                    at: string | null;
                                };
                                parts: {
                                    title: string | null;
                                    answers: {
                                        fieldId: string;
                                        /** @description La question telle que la personne l’a lue */
                                        label: string;
                                        text: string;
                                        file: {
                                            id: string;
                                            name: string;
                                            type: string;
                                            size: number;
                                        } | null;
                                    }[];
                                }[];
                                notes: {
                                    id: string;
                                    text: string;
                                    author: string;
                                    authorName: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /** Supprimer une réponse, avec ses fichiers */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    submissionId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Elle est supprimée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Ranger une réponse : son état, qui la suit */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    submissionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status?: "NEW" | "READ" | "DONE";
                        /** @description Membre de l’équipe ; null : à personne */
                        assignee?: string | null;
                    };
                };
            };
            responses: {
                /** @description La réponse */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                form: string | null;
                                formTitle: string;
                                /** @enum {string} */
                                formType: "STANDARD" | "ADOPTION";
                                animal: {
                                    id: string;
                                    name: string;
                                } | null;
                                senderName: string | null;
                                senderEmail: string | null;
                                senderPhone: string | null;
                                /** @enum {string} */
                                status: "NEW" | "READ" | "DONE";
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                createdAt: string;
                                /** @description Nom IANA de l’heure du refuge */
                                timezone: string;
                                readAt: string | null;
                                /** @description Le ticket que la réponse a ouvert ; ils se traitent ensemble */
                                ticket: {
                                    id: string;
                                    number: number;
                                } | null;
                                /** @description Ce que l’équipe a décidé, et dit à la personne */
                                decision: {
                                    /** @enum {string} */
                                    outcome: "ACCEPTED" | "REFUSED";
                                    text: string;
                                    at: string;
                                } | null;
                                /** @description La réponse demande quelque chose que l’on accepte ou refuse */
                                canDecide: boolean;
                                consent: {
                                    text: string;
                                    at: string | null;
                                };
                                parts: {
                                    title: string | null;
                                    answers: {
                                        fieldId: string;
                                        /** @description La question telle que la personne l’a lue */
                                        label: string;
                                        text: string;
                                        file: {
                                            id: string;
                                            name: string;
                                            type: string;
                                            size: number;
                                        } | null;
                                    }[];
                                }[];
                                notes: {
                                    id: string;
                                    text: string;
                                    author: string;
                                    authorName: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions/{submissionId}/decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accepter ou refuser ce qu’une réponse demande
         * @description La personne l’apprend par e-mail, avec « text ». La même décision deux fois, une demande d’adoption et une réponse sans e-mail sont refusées (422).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    submissionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        outcome: "ACCEPTED" | "REFUSED";
                        /**
                         * @description Ce que la personne lit
                         * @default
                         */
                        text?: string;
                    };
                };
            };
            responses: {
                /** @description La réponse */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                form: string | null;
                                formTitle: string;
                                /** @enum {string} */
                                formType: "STANDARD" | "ADOPTION";
                                animal: {
                                    id: string;
                                    name: string;
                                } | null;
                                senderName: string | null;
                                senderEmail: string | null;
                                senderPhone: string | null;
                                /** @enum {string} */
                                status: "NEW" | "READ" | "DONE";
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                createdAt: string;
                                /** @description Nom IANA de l’heure du refuge */
                                timezone: string;
                                readAt: string | null;
                                /** @description Le ticket que la réponse a ouvert ; ils se traitent ensemble */
                                ticket: {
                                    id: string;
                                    number: number;
                                } | null;
                                /** @description Ce que l’équipe a décidé, et dit à la personne */
                                decision: {
                                    /** @enum {string} */
                                    outcome: "ACCEPTED" | "REFUSED";
                                    text: string;
                                    at: string;
                                } | null;
                                /** @description La réponse demande quelque chose que l’on accepte ou refuse */
                                canDecide: boolean;
                                consent: {
                                    text: string;
                                    at: string | null;
                                };
                                parts: {
                                    title: string | null;
                                    answers: {
                                        fieldId: string;
                                        /** @description La question telle que la personne l’a lue */
                                        label: string;
                                        text: string;
                                        file: {
                                            id: string;
                                            name: string;
                                            type: string;
                                            size: number;
                                        } | null;
                                    }[];
                                }[];
                                notes: {
                                    id: string;
                                    text: string;
                                    author: string;
                                    authorName: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions/{submissionId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter une note de l’équipe
         * @description La personne qui a répondu ne la voit jamais.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    submissionId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description La réponse */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                form: string | null;
                                formTitle: string;
                                /** @enum {string} */
                                formType: "STANDARD" | "ADOPTION";
                                animal: {
                                    id: string;
                                    name: string;
                                } | null;
                                senderName: string | null;
                                senderEmail: string | null;
                                senderPhone: string | null;
                                /** @enum {string} */
                                status: "NEW" | "READ" | "DONE";
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                createdAt: string;
                                /** @description Nom IANA de l’heure du refuge */
                                timezone: string;
                                readAt: string | null;
                                /** @description Le ticket que la réponse a ouvert ; ils se traitent ensemble */
                                ticket: {
                                    id: string;
                                    number: number;
                                } | null;
                                /** @description Ce que l’équipe a décidé, et dit à la personne */
                                decision: {
                                    /** @enum {string} */
                                    outcome: "ACCEPTED" | "REFUSED";
                                    text: string;
                                    at: string;
                                } | null;
                                /** @description La réponse demande quelque chose que l’on accepte ou refuse */
                                canDecide: boolean;
                                consent: {
                                    text: string;
                                    at: string | null;
                                };
                                parts: {
                                    title: string | null;
                                    answers: {
                                        fieldId: string;
                                        /** @description La question telle que la personne l’a lue */
                                        label: string;
                                        text: string;
                                        file: {
                                            id: string;
                                            name: string;
                                            type: string;
                                            size: number;
                                        } | null;
                                    }[];
                                }[];
                                notes: {
                                    id: string;
                                    text: string;
                                    author: string;
                                    authorName: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/form-submissions/{submissionId}/notes/{noteId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Supprimer une note que l’on a écrite */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    submissionId: string;
                    noteId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La réponse */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                form: string | null;
                                formTitle: string;
                                /** @enum {string} */
                                formType: "STANDARD" | "ADOPTION";
                                animal: {
                                    id: string;
                                    name: string;
                                } | null;
                                senderName: string | null;
                                senderEmail: string | null;
                                senderPhone: string | null;
                                /** @enum {string} */
                                status: "NEW" | "READ" | "DONE";
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                                createdAt: string;
                                /** @description Nom IANA de l’heure du refuge */
                                timezone: string;
                                readAt: string | null;
                                /** @description Le ticket que la réponse a ouvert ; ils se traitent ensemble */
                                ticket: {
                                    id: string;
                                    number: number;
                                } | null;
                                /** @description Ce que l’équipe a décidé, et dit à la personne */
                                decision: {
                                    /** @enum {string} */
                                    outcome: "ACCEPTED" | "REFUSED";
                                    text: string;
                                    at: string;
                                } | null;
                                /** @description La réponse demande quelque chose que l’on accepte ou refuse */
                                canDecide: boolean;
                                consent: {
                                    text: string;
                                    at: string | null;
                                };
                                parts: {
                                    title: string | null;
                                    answers: {
                                        fieldId: string;
                                        /** @description La question telle que la personne l’a lue */
                                        label: string;
                                        text: string;
                                        file: {
                                            id: string;
                                            name: string;
                                            type: string;
                                            size: number;
                                        } | null;
                                    }[];
                                }[];
                                notes: {
                                    id: string;
                                    text: string;
                                    author: string;
                                    authorName: string;
                                    at: string;
                                }[];
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les formules d’un refuge
         * @description Par espèce, type et âge.
         */
        get: {
            parameters: {
                query: {
                    /** @description Identifiant ou slug du refuge */
                    shelter_id: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les formules */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formule"][];
                        };
                    };
                };
            };
        };
        /**
         * Initialiser les formules par défaut
         * @description Chien, chat et lapin : des formules pour tous les âges et un parrainage. Une espèce qui a déjà des formules d’un type ne change pas.
         */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        shelter_id: string;
                        /** @constant */
                        action: "initialize_defaults";
                    };
                };
            };
            responses: {
                /** @description Toutes les formules du refuge */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formule"][];
                            /** @description Formules ajoutées */
                            created: number;
                        };
                    };
                };
            };
        };
        /** Créer une formule */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        shelter_id: string;
                        /** @enum {string} */
                        type: "ADOPTION" | "SPONSORSHIP";
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                        title: string;
                        description?: string | null;
                        /** @description En euros */
                        price: number;
                        age_min_months?: number;
                        /** @description Absent ou null : sans limite d’âge */
                        age_max_months?: number | null;
                        is_urgent?: boolean;
                        is_special_needs?: boolean;
                        is_active?: boolean;
                        form_id?: string | null;
                        fee_includes?: string | null;
                    };
                };
            };
            responses: {
                /** @description La formule */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formule"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remplacer les formules d’une espèce
         * @description En une fois, pour un type et une espèce : les identifiants envoyés sont gardés et modifiés, les formules absentes sont supprimées, les autres sont créées.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        shelter_id: string;
                        /** @enum {string} */
                        type: "ADOPTION" | "SPONSORSHIP";
                        /** @enum {string} */
                        species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                        plans: {
                            id?: string;
                            title: string;
                            description?: string | null;
                            /** @description En euros */
                            price: number;
                            age_min_months?: number;
                            /** @description Absent ou null : sans limite d’âge */
                            age_max_months?: number | null;
                            is_urgent?: boolean;
                            is_special_needs?: boolean;
                            is_active?: boolean;
                            form_id?: string | null;
                            fee_includes?: string | null;
                        }[];
                        /** @description Les formules que l’auteur a vues : une autre, ajoutée depuis, n’est pas effacée */
                        known_ids?: string[];
                        /**
                         * Format: date-time
                         * @description Le dernier « updated_at » que l’auteur a vu : ce qui fut écrit depuis n’est pas défait
                         */
                        known_since?: string;
                    };
                };
            };
            responses: {
                /** @description Les formules du groupe */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formule"][];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/plans/{planId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une formule */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La formule */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formule"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        /**
         * Supprimer une formule
         * @description Refusé (400, avec « subscriptions_count ») tant qu’une souscription la nomme.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Elle est supprimée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Modifier une formule
         * @description Seuls les champs envoyés changent ; « is_active » l’active ou la désactive.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    planId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type?: "ADOPTION" | "SPONSORSHIP";
                        /** @enum {string} */
                        species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                        title?: string;
                        description?: string | null;
                        /** @description En euros */
                        price?: number;
                        age_min_months?: number;
                        /** @description Absent ou null : sans limite d’âge */
                        age_max_months?: number | null;
                        is_urgent?: boolean;
                        is_special_needs?: boolean;
                        is_active?: boolean;
                        form_id?: string | null;
                        fee_includes?: string | null;
                    };
                };
            };
            responses: {
                /** @description La formule */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formule"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/admin/plans/{planId}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Dupliquer une formule
         * @description La copie s’appelle « {titre} (copie) » et n’est pas active.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    planId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La copie */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Formule"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/newsletter/withdrawals/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La page de désinscription
         * @description Une redirection 303 : rien n’est retiré par une lecture.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vers la page de désinscription */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /**
         * Ne plus recevoir les nouvelles d’un refuge
         * @description Par le lien signé d’un message, sans compte ; le corps n’est pas lu. C’est aussi l’adresse de l’en-tête « List-Unsubscribe » (RFC 8058). « retour=1 » : une redirection 303 vers la page.
         */
        post: {
            parameters: {
                query?: {
                    retour?: "1";
                };
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description C’est fait, ou l’était déjà */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les reçus fiscaux d’un refuge
         * @description « years » donne par année le nombre et le total des reçus valables, à déclarer.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Année du don, à Paris */
                    year?: number;
                    status?: "ISSUED" | "CANCELLED";
                    /** @description Numéro, nom ou e-mail du donateur, sans tenir compte des accents */
                    search?: string;
                    sortBy?: "number" | "amount" | "name";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste, les derniers numéros d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                /** @description Numéro d’ordre : 2026-000123 */
                                label: string;
                                year: number;
                                /** @enum {string} */
                                status: "ISSUED" | "CANCELLED";
                                /** @description Le don, sans pourboire */
                                amountCents: number;
                                donor: {
                                    firstName: string;
                                    lastName: string;
                                    email: string;
                                    address: {
                                        line: string;
                                        postalCode: string;
                                        city: string;
                                        country: string;
                                    };
                                };
                                paidAt: string;
                                issuedAt: string;
                                cancelledAt: string | null;
                                cancelReason: string | null;
                                replacedBy: string | null;
                                replaces: string | null;
                            }[];
                            years: {
                                year: number;
                                issued: number;
                                amountCents: number;
                                cancelled: number;
                            }[];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/receipts/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les reçus fiscaux en CSV, pour la comptabilité
         * @description UTF-8 avec indicateur d’ordre, « ; » entre les colonnes. Une cellule qui commence par = + - @ est précédée d’une apostrophe.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Année du don, à Paris */
                    year?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/receipts/{receiptId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le fichier d’un reçu fiscal
         * @description L’identifiant est suivi de « .pdf ».
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    receiptId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le fichier, valable ou annulé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/receipts/{receiptId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Annuler un reçu fiscal, et le remplacer si ses mentions sont corrigées */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    receiptId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                        /** @description Mentions corrigées : un autre reçu remplace celui-ci */
                        donor?: {
                            firstName: string;
                            lastName: string;
                            address: {
                                line: string;
                                postalCode: string;
                                city: string;
                                country: string;
                            };
                        };
                    };
                };
            };
            responses: {
                /** @description Il est annulé ; le donateur est prévenu */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/receipts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Son reçu fiscal, par le lien reçu par e-mail
         * @description Le lien d’un reçu remplacé mène (303) à celui qui le remplace.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le fichier */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Un autre le remplace */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les tickets d’un refuge
         * @description Ceux que la personne a le droit de suivre.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Un ou plusieurs, entre virgules : OPEN, IN_PROGRESS, WAITING, RESOLVED, CLOSED ; sans valeur, tous */
                    status?: ("OPEN" | "IN_PROGRESS" | "WAITING" | "RESOLVED" | "CLOSED")[];
                    type?: "STANDARD" | "ADOPTION" | "PREVISIT" | "CONTACT";
                    priority?: "URGENT" | "NORMAL";
                    /** @description Ceux que la personne suit, seuls */
                    assignee?: "me";
                    /** @description Ceux qui attendent une réponse de l’équipe, seuls */
                    awaitsTeam?: "true";
                    /** @description Objet, numéro, nom ou e-mail, sans tenir compte des accents */
                    search?: string;
                    sortBy?: "priority" | "lastActivityAt" | "createdAt";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page, les plus pressés d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                number: number;
                                title: string;
                                /** @enum {string} */
                                type: "STANDARD" | "ADOPTION" | "PREVISIT" | "CONTACT";
                                /** @enum {string} */
                                priority: "URGENT" | "NORMAL";
                                /** @enum {string} */
                                status: "OPEN" | "IN_PROGRESS" | "WAITING" | "RESOLVED" | "CLOSED";
                                awaitsTeam: boolean;
                                requesterName: string;
                                assigneeName: string;
                                lastActivityAt: string;
                                /** @description Nom IANA de l’heure du refuge */
                                timezone: string;
                            }[];
                            /** @description Par partie de la liste, ce que laissent les autres filtres */
                            counts: {
                                todo: number;
                                waiting: number;
                                done: number;
                                all: number;
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Écrire à un refuge
         * @description Ouvre un ticket au nom de la personne connectée, ou de l’équipe du refuge. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        shelterId: string;
                        title: string;
                        description: string;
                        /** @enum {string} */
                        type?: "STANDARD" | "ADOPTION" | "PREVISIT" | "CONTACT";
                        /** @enum {string} */
                        priority?: "URGENT" | "NORMAL";
                        requesterName?: string;
                        requesterEmail?: "" | string;
                        assigneeId?: string | null;
                        animalId?: string | null;
                    };
                    "application/x-www-form-urlencoded": {
                        shelterId: string;
                        title: string;
                        description: string;
                        /** @enum {string} */
                        type?: "STANDARD" | "ADOPTION" | "PREVISIT" | "CONTACT";
                        /** @enum {string} */
                        priority?: "URGENT" | "NORMAL";
                        requesterName?: string;
                        requesterEmail?: "" | string;
                        assigneeId?: string | null;
                        animalId?: string | null;
                    };
                };
            };
            responses: {
                /** @description Le message est parti ; « next » est la page où le suivre */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Répondre à un ticket par le lien reçu
         * @description Pour la personne qui a écrit au refuge, avec ou sans compte ; « token » vient de ce lien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        content: string;
                        token: string;
                    };
                    "application/x-www-form-urlencoded": {
                        content: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Le commentaire */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                content: string;
                                isInternal: boolean;
                                createdAt: string;
                                /** @description Diffère de « createdAt » si le commentaire a été modifié */
                                updatedAt: string;
                                user: {
                                    id: string | null;
                                    name: string;
                                    avatar: string | null;
                                    isSuperAdmin: boolean;
                                };
                                fromTeam: boolean;
                                isMine: boolean;
                                canEdit: boolean;
                                canDelete: boolean;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tickets/comments/{commentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Supprimer ce que l’on a écrit par le lien reçu
         * @description Le corps porte le lien, qu’aucun journal d’adresses ne garde ainsi. Pour qui suit le ticket par ce lien ; ce qu’un compte a signé demande ce compte.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    commentId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Supprimé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Modifier ce que l’on a écrit par le lien reçu
         * @description Pendant 15 minutes ; le commentaire porte ensuite « modifié ». Pour qui suit le ticket par ce lien ; ce qu’un compte a signé demande ce compte.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    commentId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        content: string;
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Le commentaire tel qu’il est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                content: string;
                                isInternal: boolean;
                                createdAt: string;
                                /** @description Diffère de « createdAt » si le commentaire a été modifié */
                                updatedAt: string;
                                user: {
                                    id: string | null;
                                    name: string;
                                    avatar: string | null;
                                    isSuperAdmin: boolean;
                                };
                                fromTeam: boolean;
                                isMine: boolean;
                                canEdit: boolean;
                                canDelete: boolean;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/privacy/person": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ce que la plateforme sait d’une adresse e-mail (super administrateurs)
         * @description L’adresse voyage dans le corps, jamais dans l’adresse de la page ni les journaux.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Le nombre de lignes par genre, ce qu’un effacement arrête et ce qui reste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                email: string;
                                counts: {
                                    /** @enum {string} */
                                    kind: "account" | "team" | "session" | "link" | "adoption" | "certificate" | "answer" | "supply" | "walk" | "wall" | "lost-found" | "place" | "flag" | "volunteering" | "foster" | "ticket" | "comment" | "abuse" | "donor" | "donation" | "sponsorship" | "payment" | "receipt" | "shelter" | "animal" | "work" | "version" | "notice" | "choice" | "search" | "like" | "follow" | "profile" | "badge" | "follower" | "relay" | "message" | "copy" | "email" | "consent" | "audit" | "job";
                                    count: number;
                                    words: string;
                                }[];
                                ends: string[];
                                refusals: string[];
                                keeps: string[];
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/person/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Une copie de tout ce que la plateforme sait d’une adresse (super administrateurs) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Un fichier JSON, avec la liste des fichiers conservés */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            email: string;
                            at: string;
                            /** @description Par table, telles que la base les contient */
                            held: {
                                what: string;
                                table: string;
                                rows: {
                                    [key: string]: unknown;
                                }[];
                            }[];
                            /** @description Clés des fichiers conservés */
                            files: string[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/privacy/person/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Effacer une personne (super administrateurs)
         * @description La comptabilité reste, sans la personne. « confirmation » est l’adresse, tapée une seconde fois. La seconde fois il n’y a plus rien, et rien ne se passe.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        confirmation: string;
                    };
                };
            };
            responses: {
                /** @description Ce qui a été effacé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @enum {string} */
                                kind: "account" | "team" | "session" | "link" | "adoption" | "certificate" | "answer" | "supply" | "walk" | "wall" | "lost-found" | "place" | "flag" | "volunteering" | "foster" | "ticket" | "comment" | "abuse" | "donor" | "donation" | "sponsorship" | "payment" | "receipt" | "shelter" | "animal" | "work" | "version" | "notice" | "choice" | "search" | "like" | "follow" | "profile" | "badge" | "follower" | "relay" | "message" | "copy" | "email" | "consent" | "audit" | "job";
                                count: number;
                                words: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La médiathèque d’un refuge */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    /** @description Titre, texte alternatif ou description, sans tenir compte des accents */
                    search?: string;
                    sortBy?: "createdAt" | "title";
                    sortOrder?: "asc" | "desc";
                    /** @description Empreinte du fichier envoyé, pour trouver un double */
                    sha256?: string;
                    /** @description true : ni texte alternatif, ni image décorative */
                    withoutAlt?: "true" | "false";
                    /** @description Identifiants, séparés par des virgules */
                    ids?: string[];
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste, les plus récentes d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Media"][];
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Ajouter une image à la médiathèque
         * @description Un formulaire (multipart/form-data) avec l’image : JPG, PNG, WEBP ou AVIF, 5 Mo au maximum. Ou du JSON, pour un fichier qui attend déjà dans le stockage, à l’adresse « path » : il y est pris et rangé. « url » n’est jamais lue. Le chemin d’une image de la médiathèque change seulement ses textes (200).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Reçu, jamais lu : le fichier est pris à « path » */
                        url?: string;
                        /** @description shelters/{identifiant du refuge}/media/{fichier} */
                        path: string;
                        /** @description Par défaut, le nom du fichier sans extension */
                        title?: string;
                        description?: string;
                        /** @description Ce que l’on voit, pour qui ne voit pas l’image */
                        alt?: string;
                        /** @description Par défaut, à la suite des autres */
                        order?: number;
                        /** @constant */
                        isMain?: false;
                    };
                    "multipart/form-data": {
                        /** @description 5242880 octets au maximum */
                        file: string;
                        /** @description Par défaut, le nom du fichier sans extension */
                        title?: string;
                        description?: string;
                        /** @description Ce que l’on voit, pour qui ne voit pas l’image */
                        alt?: string;
                    };
                };
            };
            responses: {
                /** @description L’image était déjà dans la médiathèque */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Media"];
                        };
                    };
                };
                /** @description L’image ajoutée */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Media"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/media/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Préparer l’envoi d’une image
         * @description Dit comment envoyer un fichier. « existing » : la médiathèque l’a déjà, voici l’image. « server » : par le formulaire de POST /api/shelter/{shelterId}/media. « direct » : par PUT à « url », avec « headers » et exactement la taille annoncée, puis du JSON avec « path » à la même adresse que le formulaire, qui vérifie le fichier de la même façon. Si le PUT échoue, le formulaire reste possible. Un fichier jamais rangé est effacé après un jour.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Nom du fichier, pour les messages */
                        name: string;
                        /** @description image/jpeg, image/png, image/webp ou image/avif */
                        type: string;
                        /** @description En octets ; 413 au-delà de 5 242 880 */
                        size: number;
                        /** @description Empreinte de ses octets */
                        sha256: string;
                    };
                };
            };
            responses: {
                /** @description Comment l’envoyer */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @constant */
                                mode: "existing";
                                picture: components["schemas"]["Media"];
                            } | {
                                /** @constant */
                                mode: "server";
                            } | {
                                /** @constant */
                                mode: "direct";
                                /** @description Adresse signée, valable dix minutes */
                                url: string;
                                /** @constant */
                                method: "PUT";
                                /** @description À envoyer tels quels */
                                headers: {
                                    [key: string]: string;
                                };
                                /** @description À envoyer ensuite à POST /api/shelter/{shelterId}/media */
                                path: string;
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/media/{mediaId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Supprimer une image, avec son fichier
         * @description Refusé (422, avec les listes « uses » et « pages ») tant qu’une page, un animal, un refuge, une actualité, un témoignage ou un membre de l’équipe la montre aux visiteurs.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    mediaId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description L’image est supprimée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /**
         * Changer les textes d’une image, ou son point d’intérêt
         * @description Seul ce qui est envoyé change. Un autre point d’intérêt refait les recadrages de l’image, sous de nouvelles adresses.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    mediaId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        title?: string;
                        /** @description Ce que l’on voit, pour qui ne voit pas l’image */
                        alt?: string;
                        /** @description L’image n’apporte rien à lire */
                        isDecorative?: boolean;
                        description?: string;
                        /** @description En % de la largeur */
                        focalX?: number;
                        /** @description En % de la hauteur */
                        focalY?: number;
                    };
                };
            };
            responses: {
                /** @description L’image changée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Media"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/media/{mediaId}/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Là où une image est utilisée, brouillons compris */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    mediaId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vide quand rien ne la montre */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description pages, animals, shelters, news, testimonials, supply-requests, campaigns, users */
                                collection: string;
                                id: string;
                                title: string;
                                /** @description Page, Animal, Refuge, Actualité, Témoignage, Équipe */
                                label: string;
                                /** @description Sa fiche ; null pour qui ne peut pas l’ouvrir */
                                href: string | null;
                                /** @description Les visiteurs la voient : l’image ne peut pas être supprimée */
                                isPublic: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les demandes d’adoption d’un refuge
         * @description « counts » compte toutes les étapes, avec les mêmes filtres sauf l’étape.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Une étape, plusieurs, « open » ou « closed » */
                    status?: ("PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN")[];
                    /** @description Une partie du nom, de l’e-mail, du téléphone ou du nom de l’animal */
                    search?: string;
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    /** @description « me », « none » ou l’identifiant d’une personne */
                    assignee?: "me" | "none" | string;
                    animal?: string;
                    sortBy?: "createdAt" | "updatedAt" | "statusSince" | "name" | "animal";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["CarteDemande"][];
                            counts: {
                                [key: string]: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Ouvrir une demande à la main
         * @description Après un appel ou une visite. Sans e-mail, un numéro de téléphone suffit. La personne reçoit le lien pour suivre sa demande, sauf si « tell » est faux. Une demande déjà ouverte : 409, avec son identifiant « requestId ».
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        animal: string;
                        name: string;
                        email?: string;
                        phone?: string;
                        plan?: string;
                        note?: string;
                        tell?: boolean;
                    };
                };
            };
            responses: {
                /** @description La demande */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le calendrier des rencontres d’un refuge
         * @description De « from » à « to » compris (AAAA-MM-JJ), cinq semaines et 500 rencontres au maximum ; sans eux, cette semaine. Les rencontres des demandes terminées en sont aussi.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Premier jour, à l’heure du refuge ; sans lui, le lundi de cette semaine */
                    from?: string;
                    /** @description Dernier jour, compris ; sans lui, le sixième après le premier */
                    to?: string;
                    /** @description Une partie du nom, de l’e-mail, du téléphone ou du nom de l’animal */
                    search?: string;
                    species?: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                    /** @description « me », « none » ou l’identifiant d’une personne */
                    assignee?: "me" | "none" | string;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les rencontres dans l’ordre, et ce qui est connu de chaque jour */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            data: {
                                /** @description De la demande */
                                id: string;
                                /** @description ISO 8601 */
                                at: string;
                                place: string;
                                /** @enum {string} */
                                status: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN";
                                /** @description ISO 8601 */
                                statusSince: string;
                                applicant: string;
                                animal: {
                                    id: string;
                                    name: string;
                                    /** @enum {string} */
                                    species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                                    /** @enum {string} */
                                    sex: "MALE" | "FEMALE" | "UNKNOWN";
                                    /** @enum {string} */
                                    status: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
                                    image: string | null;
                                };
                                assignee: {
                                    id: string;
                                    name: string;
                                } | null;
                            }[];
                            /** @description Toutes les rencontres de ces jours, même au-delà de 500 */
                            total: number;
                            from: string;
                            to: string;
                            /** @description Les jours et les heures sont ceux du refuge */
                            timezone: string;
                            days: {
                                day: string;
                                isClosed: boolean;
                                /** @description Les horaires du jour, une fermeture, un jour férié */
                                note: string | null;
                            }[];
                            /** @description La rencontre la plus proche avant ces jours */
                            previous: string | null;
                            /** @description Et après */
                            next: string | null;
                            /** @description Demandes qui attendent un rendez-vous */
                            unset: number;
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Une demande d’adoption, et ce qui est possible */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Changer qui suit une demande, sa formule, sa rencontre, ou donner l’e-mail qui manque
         * @description « null » retire. La personne est prévenue d’une rencontre fixée ou annulée. Une adresse e-mail s’ajoute à une demande en cours qui n’en a pas ; si elle a déjà une demande pour le même animal : 409, avec « requestId ».
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description L’adresse d’une personne qui n’en avait pas */
                        email?: string;
                        assignee?: string | null;
                        plan?: string | null;
                        meetingAt?: string | null;
                        meetingPlace?: string | null;
                    };
                };
            };
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/move": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Faire avancer une demande
         * @description « from » est l’étape que la personne a sous les yeux : si la demande n’y est plus, 409 avec « current » (étape, auteur, moment). Sans « message », le message habituel est envoyé ; « null » n’envoie rien.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        from: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN";
                        /** @enum {string} */
                        to: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN";
                        reason?: string;
                        note?: string;
                        message?: {
                            subject: string;
                            text: string;
                        } | null;
                        othersMessage?: {
                            subject: string;
                            text: string;
                        } | null;
                        /** Format: date-time */
                        meetingAt?: string;
                        meetingPlace?: string;
                        /**
                         * Format: date-time
                         * @description Quand le certificat a été remis en main propre ; sans lui, il part maintenant
                         */
                        deliveredAt?: string;
                    };
                };
            };
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reprendre la dernière étape d’une demande
         * @description Pour un faux pas. La personne reçoit « message » (ou le message habituel) seulement si l’étape lui avait été annoncée ; « null » n’envoie rien. « from » comme pour « move ».
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        from: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN";
                        reason?: string;
                        message?: {
                            subject: string;
                            text: string;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remettre le certificat d’engagement
         * @description D’une demande acceptée. Les sept jours (7 × 24 h) courent dès cet instant.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Corriger la date de remise du certificat
         * @description Tant qu’il n’est pas signé. Les sept jours (7 × 24 h) courent depuis cette date.
         */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date-time */
                        deliveredAt: string;
                        reason?: string;
                    };
                };
            };
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/letter.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Une lettre à remettre en main propre
         * @description Pour une personne sans adresse e-mail. « line » est sa place dans l’historique.
         */
        get: {
            parameters: {
                query: {
                    line: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La lettre (PDF) */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le changement de statut d’un animal qui peut être annulé
         * @description Pendant un jour, quand l’animal a quitté le catalogue ; « null » sinon.
         */
        get: {
            parameters: {
                query?: {
                    /** @description De la fiche : une autre adresse après chaque changement, sans autre effet */
                    version?: string;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le changement */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @enum {string} */
                                from: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
                                /** @enum {string} */
                                to: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
                                fromWord: string;
                                toWord: string;
                                at: string;
                                requestId: string | null;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Annuler le dernier changement de statut d’un animal
         * @description Comme s’il n’avait pas eu lieu ; le journal garde les deux. Aucun message ne part.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description L’animal est comme avant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ajouter une note de l’équipe */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        text: string;
                    };
                };
            };
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Écrire à la personne
         * @description Par e-mail ; sa réponse arrive à l’adresse du refuge.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        subject: string;
                        text: string;
                    };
                };
            };
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renvoyer à la personne le lien de sa page de suivi
         * @description Par e-mail : le lien agit au nom de la personne, l’équipe ne le voit donc pas.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le message part */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les rencontres possibles, dans les heures d’ouverture */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Par jour ; vide quand les horaires du refuge ne sont pas connus */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                day: string;
                                label: string;
                                slots: {
                                    /** @description ISO 8601 */
                                    at: string;
                                    label: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/certificate/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Garder la signature du certificat
         * @description Un formulaire (multipart/form-data) avec le papier signé dans « file » : PDF, JPG, PNG ou WEBP, 5 Mo au maximum. Ou du JSON, quand la personne a signé devant l’équipe.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        signatureName?: string;
                        /** Format: date-time */
                        signedAt?: string;
                    };
                    "multipart/form-data": {
                        /** @description 5000000 octets au maximum */
                        file: string;
                        signatureName?: string;
                        /** Format: date-time */
                        signedAt?: string;
                    };
                };
            };
            responses: {
                /** @description La demande */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["DemandeAdoption"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/adoption-requests/{requestId}/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Le certificat d’engagement */
        get: {
            parameters: {
                query?: {
                    /** @description Le document signé */
                    signed?: "1";
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    requestId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le fichier */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Un animal adopté revient au refuge */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description L’animal est au refuge */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les dons reçus par un refuge
         * @description Réservé aux administrateurs du refuge. Les sommes de « totals » portent sur toute la sélection, pas sur la page.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Un ou plusieurs, entre virgules : PENDING, PAID, FAILED, EXPIRED, PARTIALLY_REFUNDED, REFUNDED, DISPUTED ; sans valeur, tous */
                    status?: ("PENDING" | "PAID" | "FAILED" | "EXPIRED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "DISPUTED")[];
                    /** @description Mots du nom, de l’e-mail ou du message, sans tenir compte des accents */
                    search?: string;
                    /** @description Identifiant d’un animal */
                    animal?: string;
                    /** @description Identifiant d’une collecte */
                    campaign?: string;
                    /** @description Premier jour, à l’heure de Paris */
                    from?: string;
                    /** @description Dernier jour, compris */
                    to?: string;
                    sortBy?: "createdAt" | "amount" | "name";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste, les plus récents d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["LigneDon"][];
                            totals: {
                                /** @description Par état, avec les autres filtres */
                                counts: {
                                    PENDING: number;
                                    PAID: number;
                                    FAILED: number;
                                    EXPIRED: number;
                                    PARTIALLY_REFUNDED: number;
                                    REFUNDED: number;
                                    DISPUTED: number;
                                };
                                /** @description Payé, hors pourboires */
                                paidCents: number;
                                /** @description En centimes */
                                givenBackCents: number;
                                /** @description Ce qui reste au refuge, hors frais du prestataire */
                                netCents: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/donations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les dons en CSV
         * @description UTF-8 avec indicateur d’ordre, « ; » entre les colonnes, sommes en euros. Une cellule qui commence par = + - @ est précédée d’une apostrophe.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Un ou plusieurs, entre virgules : PENDING, PAID, FAILED, EXPIRED, PARTIALLY_REFUNDED, REFUNDED, DISPUTED ; sans valeur, tous */
                    status?: ("PENDING" | "PAID" | "FAILED" | "EXPIRED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "DISPUTED")[];
                    /** @description Mots du nom, de l’e-mail ou du message, sans tenir compte des accents */
                    search?: string;
                    /** @description Identifiant d’un animal */
                    animal?: string;
                    /** @description Identifiant d’une collecte */
                    campaign?: string;
                    /** @description Premier jour, à l’heure de Paris */
                    from?: string;
                    /** @description Dernier jour, compris */
                    to?: string;
                    sortBy?: "createdAt" | "amount" | "name";
                    sortOrder?: "asc" | "desc";
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le journal des paiements en CSV
         * @description Chaque encaissement, échéance de parrainage, remboursement et contestation, à son jour, du plus ancien au plus récent. Sommes en euros, une colonne pour ce qui entre et une pour ce qui est rendu.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Premier jour, à l’heure de Paris */
                    from?: string;
                    /** @description Dernier jour, compris */
                    to?: string;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/donations/{donationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un don, avec ses paiements et ses reçus */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    donationId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le don */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Don"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/donations/{donationId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rembourser un don, en tout ou en partie
         * @description D’abord sur le don, puis sur le pourboire. Le reçu fiscal est annulé, et remplacé s’il reste une partie du don. La même demande deux fois ne rembourse qu’une fois.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    donationId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Le paiement à rembourser */
                        paymentId: string;
                        /** @description En centimes, pourboire compris */
                        amountCents: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Le don */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Don"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/sponsorships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les parrainages d’un refuge */
        get: {
            parameters: {
                query?: {
                    /** @description Un ou plusieurs, entre virgules : PENDING, ACTIVE, PAST_DUE, PAUSED, AWAITING_CHOICE, ENDED ; sans valeur, tous */
                    status?: ("PENDING" | "ACTIVE" | "PAST_DUE" | "PAUSED" | "AWAITING_CHOICE" | "ENDED")[];
                    /** @description Mots du nom, de l’e-mail ou du message, sans tenir compte des accents */
                    search?: string;
                    /** @description Identifiant d’un animal */
                    animal?: string;
                    sortBy?: "createdAt" | "nextPaymentAt" | "amount" | "name";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste, les plus récents d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["LigneParrainage"][];
                            totals: {
                                counts: {
                                    PENDING: number;
                                    ACTIVE: number;
                                    PAST_DUE: number;
                                    PAUSED: number;
                                    AWAITING_CHOICE: number;
                                    ENDED: number;
                                };
                                /** @description Ce que rapportent par mois les parrainages en cours */
                                perMonthCents: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/sponsorships/{sponsorshipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Un parrainage, avec ses échéances et ses reçus */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    sponsorshipId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le parrainage */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Parrainage"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/sponsorships/{sponsorshipId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rembourser une échéance d’un parrainage
         * @description D’abord sur le don, puis sur le pourboire. Le reçu fiscal est annulé, et remplacé s’il reste une partie du don. La même demande deux fois ne rembourse qu’une fois.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    sponsorshipId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Le paiement à rembourser */
                        paymentId: string;
                        /** @description En centimes, pourboire compris */
                        amountCents: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Le parrainage */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Parrainage"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/sponsorships/{sponsorshipId}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrêter un parrainage au nom du refuge
         * @description Plus rien n’est prélevé ; la personne en est prévenue.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    sponsorshipId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le parrainage */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Parrainage"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/animals/{animalId}/sponsors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les parrains d’un animal */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Ceux d’aujourd’hui d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["LigneParrainage"][];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/giving/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les dons d’un refuge sur 24 mois, par mois et par animal */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le bilan */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description 24 mois, du plus ancien à celui-ci */
                                months: {
                                    /** @description 2026-11 */
                                    month: string;
                                    /** @description Dons */
                                    giftsCents: number;
                                    /** @description Parrainages */
                                    sponsorshipsCents: number;
                                    /** @description Remboursé ou repris par la banque */
                                    givenBackCents: number;
                                    /** @description Paiements */
                                    count: number;
                                }[];
                                /** @description Sur les mêmes mois, du plus soutenu au moins soutenu ; null : le refuge */
                                animals: {
                                    animal: {
                                        id: string;
                                        name: string;
                                    } | null;
                                    /** @description En centimes */
                                    netCents: number;
                                    /** @description Parrainages en cours */
                                    sponsors: number;
                                }[];
                                /** @description Parrainages en cours */
                                sponsors: number;
                                /** @description Parrainages dont le paiement est refusé */
                                late: number;
                                /** @description En centimes */
                                perMonthCents: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/donations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les pourboires et dons à la plateforme
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Un ou plusieurs, entre virgules : PENDING, PAID, FAILED, EXPIRED, PARTIALLY_REFUNDED, REFUNDED, DISPUTED ; sans valeur, tous */
                    status?: ("PENDING" | "PAID" | "FAILED" | "EXPIRED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "DISPUTED")[];
                    /** @description Mots du nom, de l’e-mail ou du message, sans tenir compte des accents */
                    search?: string;
                    /** @description Identifiant d’un animal */
                    animal?: string;
                    /** @description Identifiant d’une collecte */
                    campaign?: string;
                    /** @description Premier jour, à l’heure de Paris */
                    from?: string;
                    /** @description Dernier jour, compris */
                    to?: string;
                    sortBy?: "createdAt" | "amount" | "name";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste, les plus récents d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["LigneDon"][];
                            totals: {
                                /** @description Par état, avec les autres filtres */
                                counts: {
                                    PENDING: number;
                                    PAID: number;
                                    FAILED: number;
                                    EXPIRED: number;
                                    PARTIALLY_REFUNDED: number;
                                    REFUNDED: number;
                                    DISPUTED: number;
                                };
                                /** @description Payé, hors pourboires */
                                paidCents: number;
                                /** @description En centimes */
                                givenBackCents: number;
                                /** @description Ce qui reste au refuge, hors frais du prestataire */
                                netCents: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/donations/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Les pourboires et dons à la plateforme, en CSV
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Un ou plusieurs, entre virgules : PENDING, PAID, FAILED, EXPIRED, PARTIALLY_REFUNDED, REFUNDED, DISPUTED ; sans valeur, tous */
                    status?: ("PENDING" | "PAID" | "FAILED" | "EXPIRED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "DISPUTED")[];
                    /** @description Mots du nom, de l’e-mail ou du message, sans tenir compte des accents */
                    search?: string;
                    /** @description Identifiant d’un animal */
                    animal?: string;
                    /** @description Identifiant d’une collecte */
                    campaign?: string;
                    /** @description Premier jour, à l’heure de Paris */
                    from?: string;
                    /** @description Dernier jour, compris */
                    to?: string;
                    sortBy?: "createdAt" | "amount" | "name";
                    sortOrder?: "asc" | "desc";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/payments/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le journal des pourboires et dons à la plateforme, en CSV
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Premier jour, à l’heure de Paris */
                    from?: string;
                    /** @description Dernier jour, compris */
                    to?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier text/csv */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/donations/{donationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un don à la plateforme, avec ses paiements
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    donationId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le don */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Don"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/donations/{donationId}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rembourser un don à la plateforme, en tout ou en partie
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    donationId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @description Le paiement à rembourser */
                        paymentId: string;
                        /** @description En centimes, pourboire compris */
                        amountCents: number;
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Le don */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Don"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/animals/{animalId}/adoption-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le formulaire pour demander un animal
         * @description Celui de la formule qui convient, sinon le premier formulaire d’adoption ouvert du refuge. « person » est la personne connectée, pour préremplir.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le formulaire */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                form: {
                                    id: string;
                                    title: string;
                                    description: string;
                                    confirmation: string;
                                    definition: {
                                        groups: ({
                                            id: string;
                                            title: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                        fields: ({
                                            id: string;
                                            name: string;
                                            label: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    } & {
                                        [key: string]: unknown;
                                    };
                                };
                                shelterName: string;
                                animal: {
                                    name: string;
                                    image: string | null;
                                };
                                person: {
                                    name: string;
                                    email: string;
                                    phone: string | null;
                                    postalCode: string | null;
                                    city: string | null;
                                } | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adoptions/{token}/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retirer sa demande d’adoption
         * @description Par le lien personnel que la personne a reçu par e-mail ; sans compte. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @constant */
                        confirm: "oui";
                        reason?: string;
                        token?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @constant */
                        confirm: "oui";
                        reason?: string;
                        token?: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adoptions/{token}/meeting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choisir le moment de la rencontre
         * @description Par le lien personnel que la personne a reçu par e-mail ; sans compte. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                        token?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        /** Format: date-time */
                        at: string;
                        token?: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adoptions/{token}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signer le certificat d’engagement
         * @description Par le lien personnel que la personne a reçu par e-mail ; sans compte. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        signatureName: string;
                        /** @constant */
                        engage: "oui";
                        token?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        signatureName: string;
                        /** @constant */
                        engage: "oui";
                        token?: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adoptions/{token}/certificate.pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Son certificat d’engagement
         * @description Par le lien personnel ; avec « signed=1 », le document signé.
         */
        get: {
            parameters: {
                query?: {
                    signed?: "1";
                };
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le fichier */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/adoptions/{token}/meeting.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La rencontre, pour son agenda
         * @description Par le lien personnel.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un fichier iCalendar */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ouvrir une page de paiement
         * @description « amount » est le don sans le pourboire, en centimes (100 au minimum) ; le total débité est « amount » + « tipAmount ». Un parrainage revient selon « frequency », le pourboire non. Avec la même clé (« idempotencyKey » ou l’en-tête Idempotency-Key), le même envoi donne la même page. 409 : un autre total que « expectedTotal », ou une clé qui a servi pour un autre envoi. 422 : le refuge ou l’animal ne peut pas le recevoir. Vingt pages par heure et par réseau.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        type: "donation" | "sponsorship" | "tip";
                        /** @description Le don, sans le pourboire, en centimes */
                        amount: number;
                        /** @description Pour la plateforme, en centimes */
                        tipAmount?: number | null;
                        /**
                         * @default EUR
                         * @constant
                         */
                        currency?: "EUR";
                        shelterId?: string | null;
                        animalId?: string | null;
                        /** @description Collecte du refuge à laquelle va le don : identifiant ou adresse */
                        campaignId?: string | null;
                        /** @description Prénom ou pseudo affiché sur la page de la collecte ; vide : rien n’y est */
                        thanksName?: string | null;
                        /** @description Affiche aussi le montant, à côté de ce nom */
                        thanksAmount?: boolean | null;
                        customerEmail: string;
                        customerFirstName: string;
                        customerLastName: string;
                        customerMessage?: string | null;
                        anonymous?: boolean | null;
                        newsletter?: boolean | null;
                        /** @description Pour un parrainage seulement */
                        frequency?: ("monthly" | "quarterly" | "yearly") | null;
                        receiptWanted?: boolean | null;
                        /** @description Seulement avec un reçu fiscal */
                        address?: {
                            line: string;
                            postalCode: string;
                            city: string;
                            /** @default France */
                            country?: string;
                        } | null;
                        /** @description Ce que la page affichait, en centimes : une autre somme est refusée (409) */
                        expectedTotal?: number | null;
                        /** @description Le même envoi deux fois donne la même page ; l’en-tête Idempotency-Key vaut aussi */
                        idempotencyKey?: string | null;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        type: "donation" | "sponsorship" | "tip";
                        /** @description Le don, sans le pourboire, en centimes */
                        amount: number;
                        /** @description Pour la plateforme, en centimes */
                        tipAmount?: number | null;
                        /**
                         * @default EUR
                         * @constant
                         */
                        currency?: "EUR";
                        shelterId?: string | null;
                        animalId?: string | null;
                        /** @description Collecte du refuge à laquelle va le don : identifiant ou adresse */
                        campaignId?: string | null;
                        /** @description Prénom ou pseudo affiché sur la page de la collecte ; vide : rien n’y est */
                        thanksName?: string | null;
                        /** @description Affiche aussi le montant, à côté de ce nom */
                        thanksAmount?: boolean | null;
                        customerEmail: string;
                        customerFirstName: string;
                        customerLastName: string;
                        customerMessage?: string | null;
                        anonymous?: boolean | null;
                        newsletter?: boolean | null;
                        /** @description Pour un parrainage seulement */
                        frequency?: ("monthly" | "quarterly" | "yearly") | null;
                        receiptWanted?: boolean | null;
                        /** @description Seulement avec un reçu fiscal */
                        address?: {
                            line: string;
                            postalCode: string;
                            city: string;
                            /** @default France */
                            country?: string;
                        } | null;
                        /** @description Ce que la page affichait, en centimes : une autre somme est refusée (409) */
                        expectedTotal?: number | null;
                        /** @description Le même envoi deux fois donne la même page ; l’en-tête Idempotency-Key vaut aussi */
                        idempotencyKey?: string | null;
                    };
                };
            };
            responses: {
                /** @description Où va le navigateur */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            url: string;
                        };
                    };
                };
                /** @description La page de paiement, pour un formulaire sans JavaScript */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gifts/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Où en est un don, pour la personne qui revient du paiement
         * @description Demande au prestataire si le don est encore en attente.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le don */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @enum {string} */
                                kind: "donation" | "sponsorship" | "tip";
                                /** @enum {string} */
                                state: "pending" | "paid" | "failed" | "expired";
                                amountCents: number;
                                tipCents: number;
                                frequency: ("monthly" | "quarterly" | "yearly") | null;
                                firstName: string;
                                shelter: {
                                    id: string;
                                    name: string;
                                    slug: string;
                                } | null;
                                animal: {
                                    id: string;
                                    name: string;
                                } | null;
                                campaign: {
                                    id: string;
                                    slug: string;
                                    title: string;
                                } | null;
                                /** @enum {string} */
                                receipt: "none" | "coming" | "sent";
                                donorPath: string | null;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ouvrir une session
         * @description Un formulaire sans JavaScript reçoit une redirection 303, vers « suite » ou vers la page de connexion.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        suite?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        email: string;
                        password: string;
                        suite?: string;
                    };
                };
            };
            responses: {
                /** @description La session est ouverte, un cookie la porte */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                            user: {
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                isSuperAdmin: boolean;
                                canViewAdmin: boolean;
                            };
                            token: string;
                            /** @description Fin de la session, en secondes depuis 1970 */
                            exp: number;
                            /** @description Où aller ensuite */
                            suite: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Fermer sa session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La session est fermée */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ouvrir un compte
         * @description Un lien part à l’adresse, qui la confirme. La réponse est la même que l’adresse ait un compte ou non. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        password: string;
                        terms: "oui" | true;
                        suite?: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        email: string;
                        password: string;
                        terms: "oui" | true;
                        suite?: string;
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                    };
                };
            };
            responses: {
                /** @description Un message part à cette adresse */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description Où aller ensuite */
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/likes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les animaux que l’on aime */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les animaux que la personne aime, le dernier d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            likes: {
                                animalId: string;
                                name: string;
                                createdAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Aimer un animal
         * @description « userId » est la personne connectée. Aimer deux fois ne change rien.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        animalId: string;
                        userId: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/likes/{animalId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Ne plus aimer un animal */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    animalId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/likes/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ajouter à son compte les favoris de son navigateur
         * @description Jusqu’à 100 en tout ; ceux qui ne sont plus en ligne sont laissés de côté.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        animalIds: string[];
                    };
                };
            };
            responses: {
                /** @description Les animaux que la personne aime, le dernier d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            likes: {
                                animalId: string;
                                name: string;
                                createdAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les refuges et les profils que l’on suit */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les refuges et les profils, par nom */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            follows: {
                                shelterId: string;
                                slug: string;
                                name: string;
                                city: string;
                                createdAt: string;
                            }[];
                            people: {
                                userId: string;
                                name: string;
                                photo: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suivre un refuge, ou ne plus le suivre
         * @description Ses actualités et ses appels urgents sont annoncés à la personne. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        follow: boolean | ("oui" | "non");
                    };
                    "application/x-www-form-urlencoded": {
                        follow: boolean | ("oui" | "non");
                    };
                };
            };
            responses: {
                /** @description Ce qu’il en est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            isFollowed: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profiles/{userId}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suivre un profil, ou ne plus le suivre
         * @description La personne apprend combien la suivent, jamais qui. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        follow: boolean | ("oui" | "non");
                    };
                    "application/x-www-form-urlencoded": {
                        follow: boolean | ("oui" | "non");
                    };
                };
            };
            responses: {
                /** @description Ce qu’il en est maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            isFollowed: boolean;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demander une alerte pour les nouveaux animaux d’une liste
         * @description « query » est celle du catalogue. La réponse est la même que l’adresse soit connue ou non : sans session, l’alerte attend la confirmation par le lien reçu. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default  */
                        query?: string;
                        email: string;
                        /** @enum {string} */
                        cadence: "NOW" | "DAILY" | "WEEKLY";
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                    };
                    "application/x-www-form-urlencoded": {
                        /** @default  */
                        query?: string;
                        email: string;
                        /** @enum {string} */
                        cadence: "NOW" | "DAILY" | "WEEKLY";
                        /** @constant */
                        website?: "";
                        filledInMs?: number;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirmer une alerte
         * @description Le jeton est celui du lien reçu par e-mail ; ouvrir le lien ne fait rien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/cadence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer le rythme d’une alerte
         * @description Le jeton est celui du lien reçu par e-mail ; ouvrir le lien ne fait rien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                        /** @enum {string} */
                        cadence: "NOW" | "DAILY" | "WEEKLY";
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                        /** @enum {string} */
                        cadence: "NOW" | "DAILY" | "WEEKLY";
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mettre une alerte en pause
         * @description Le jeton est celui du lien reçu par e-mail ; ouvrir le lien ne fait rien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reprendre une alerte
         * @description Le jeton est celui du lien reçu par e-mail ; ouvrir le lien ne fait rien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Supprimer une alerte
         * @description Le jeton est celui du lien reçu par e-mail ; ouvrir le lien ne fait rien. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        /**
                         * @default lien
                         * @enum {string}
                         */
                        from?: "lien" | "espace";
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/saved-searches/stops/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La page où l’on arrête une alerte
         * @description Une redirection 303 : rien n’est arrêté par une lecture.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vers la page */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /**
         * Arrêter une alerte
         * @description L’adresse de l’en-tête « List-Unsubscribe » d’une alerte (RFC 8058) ; le corps n’est pas lu.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description C’est fait, ou l’était déjà */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choisir ce dont on veut être prévenu, et comment
         * @description Ce qui n’est pas envoyé reste comme avant ; une réponse vide revient à ce qui est proposé. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        info_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        shelter_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        form_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        message_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        appointment_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        donation_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        social_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        emergency_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        system_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        info_site?: "OUI" | "NON";
                        /** @enum {string} */
                        shelter_site?: "OUI" | "NON";
                        /** @enum {string} */
                        form_site?: "OUI" | "NON";
                        /** @enum {string} */
                        message_site?: "OUI" | "NON";
                        /** @enum {string} */
                        appointment_site?: "OUI" | "NON";
                        /** @enum {string} */
                        donation_site?: "OUI" | "NON";
                        /** @enum {string} */
                        social_site?: "OUI" | "NON";
                        /** @enum {string} */
                        digest?: "OUI" | "NON";
                    };
                    "application/x-www-form-urlencoded": {
                        /** @enum {string} */
                        info_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        shelter_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        form_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        message_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        appointment_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        donation_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        social_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        emergency_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        system_email?: "" | "NOW" | "DIGEST" | "NEVER";
                        /** @enum {string} */
                        info_site?: "OUI" | "NON";
                        /** @enum {string} */
                        shelter_site?: "OUI" | "NON";
                        /** @enum {string} */
                        form_site?: "OUI" | "NON";
                        /** @enum {string} */
                        message_site?: "OUI" | "NON";
                        /** @enum {string} */
                        appointment_site?: "OUI" | "NON";
                        /** @enum {string} */
                        donation_site?: "OUI" | "NON";
                        /** @enum {string} */
                        social_site?: "OUI" | "NON";
                        /** @enum {string} */
                        digest?: "OUI" | "NON";
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/withdrawals/{what}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * La page où l’on arrête ces e-mails
         * @description Une redirection 303 : rien n’est arrêté par une lecture.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    what: "digest" | "info" | "shelter" | "form" | "message" | "appointment" | "donation" | "social" | "emergency" | "system";
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Vers la page */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        /**
         * Ne plus recevoir ces e-mails
         * @description Par le lien signé d’un message, sans compte ; le corps n’est pas lu. C’est aussi l’adresse de l’en-tête « List-Unsubscribe » (RFC 8058). « retour=1 » : une redirection 303 vers la page.
         */
        post: {
            parameters: {
                query?: {
                    retour?: "1";
                };
                header?: never;
                path: {
                    what: "digest" | "info" | "shelter" | "form" | "message" | "appointment" | "donation" | "social" | "emergency" | "system";
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description C’est fait, ou l’était déjà */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ses notifications, la dernière d’abord */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    limit?: number;
                    unreadOnly?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page, et ce qui reste à lire */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            notifications: {
                                id: string;
                                /** @enum {string} */
                                type: "WELCOME_SIGNUP" | "TEAM_INVITATION" | "TEAM_ROLE_CHANGED" | "ANIMAL_ADOPTED" | "ANIMAL_LIKED" | "PROFILE_LIKED" | "ADOPTION_REQUEST" | "ADOPTION_APPROVED" | "ADOPTION_REJECTED" | "NEWS_PUBLISHED" | "FORM_SUBMITTED" | "FORM_APPROVED" | "FORM_REJECTED" | "SYSTEM_ANNOUNCEMENT" | "SHELTER_VERIFIED" | "SHELTER_APPROVED" | "SHELTER_REJECTED" | "PLAN_EXPIRED" | "PLAN_RENEWED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_CANCELLED" | "EMERGENCY_ALERT" | "DONATION_RECEIVED" | "MESSAGE_RECEIVED" | "SYSTEM_UPDATE" | "GENERAL_INFO";
                                title: string;
                                message: string;
                                read: boolean;
                                readAt: string | null;
                                createdAt: string;
                                data: {
                                    shelterId: string | null;
                                    animalId: string | null;
                                    newsId: string | null;
                                    /** @description Un chemin de ce site */
                                    actionUrl: string | null;
                                };
                            }[];
                            stats: {
                                unread: number;
                                total: number;
                            };
                            pagination: {
                                page: number;
                                limit: number;
                                total: number;
                                pages: number;
                            };
                        };
                    };
                };
            };
        };
        /** Marquer toutes ses notifications comme lues, ou toutes celles d’une catégorie */
        put: {
            parameters: {
                query?: {
                    /** @description Sans valeur, toutes */
                    category?: "system" | "admin" | "shelter" | "social" | "appointment" | "emergency" | "form" | "donation" | "message" | "info";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notifications/unread-count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Combien de ses notifications ne sont pas lues */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Leur nombre */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            unreadCount: number;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Marquer une de ses notifications comme lue */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        post?: never;
        /** Retirer une de ses notifications */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/me/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Marquer toutes ses notifications comme lues, ou toutes celles d’une catégorie, sans JavaScript
         * @description La réponse est une redirection 303 vers la page des notifications.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /**
                         * @description Sans valeur, toutes
                         * @enum {string}
                         */
                        category?: "system" | "admin" | "shelter" | "social" | "appointment" | "emergency" | "form" | "donation" | "message" | "info";
                    };
                    "application/x-www-form-urlencoded": {
                        /**
                         * @description Sans valeur, toutes
                         * @enum {string}
                         */
                        category?: "system" | "admin" | "shelter" | "social" | "appointment" | "emergency" | "form" | "donation" | "message" | "info";
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les annonces faites à l’équipe d’un refuge */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du titre ou du message */
                    search?: string;
                    status?: "PLANNED" | "SENT" | "CANCELLED" | "STOPPED";
                    sortBy?: "sendAt" | "title" | "told";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page, la plus récente d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Annonce"][];
                            counts: {
                                statuses: {
                                    [key: string]: number;
                                };
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Écrire à toute l’équipe d’un refuge, maintenant ou plus tard
         * @description Cinq par jour au maximum. La même clé n’écrit qu’une annonce.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "SYSTEM_ANNOUNCEMENT" | "GENERAL_INFO" | "SYSTEM_UPDATE";
                        title: string;
                        message: string;
                        /** @description Un chemin de ce site */
                        actionUrl?: string;
                        /**
                         * Format: date-time
                         * @description Quand elle partira ; sans valeur, tout de suite
                         */
                        sendAt?: string;
                        idempotencyKey: string;
                    };
                };
            };
            responses: {
                /** @description Elle est écrite, et partira */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Annonce"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/announcements/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Combien de personnes de l’équipe seraient prévenues */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Leur nombre, maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description Personnes qui seraient prévenues */
                                count: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/announcements/{announcementId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Annuler une annonce qui n’est pas encore partie */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    announcementId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Elle ne partira pas */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Annonce"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Toutes les annonces
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du titre ou du message */
                    search?: string;
                    status?: "PLANNED" | "SENT" | "CANCELLED" | "STOPPED";
                    sortBy?: "sendAt" | "title" | "told";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page, la plus récente d’abord */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Annonce"][];
                            counts: {
                                statuses: {
                                    [key: string]: number;
                                };
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Écrire à tous, aux équipes, à une équipe ou à un département
         * @description Réservé aux super administrateurs. La même clé n’écrit qu’une annonce. Une alerte urgente s’adresse à un département.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        kind: "SYSTEM_ANNOUNCEMENT" | "GENERAL_INFO" | "SYSTEM_UPDATE" | "EMERGENCY_ALERT";
                        /** @enum {string} */
                        audience: "ALL" | "TEAMS" | "SHELTER" | "DEPARTMENT";
                        /** @description Pour SHELTER */
                        shelter?: string;
                        /** @description Pour DEPARTMENT */
                        department?: string;
                        title: string;
                        message: string;
                        /** @description Un chemin de ce site */
                        actionUrl?: string;
                        /**
                         * Format: date-time
                         * @description Quand elle partira ; sans valeur, tout de suite
                         */
                        sendAt?: string;
                        idempotencyKey: string;
                    };
                };
            };
            responses: {
                /** @description Elle est écrite, et partira */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Annonce"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/announcements/audience": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Combien de personnes seraient prévenues
         * @description Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query: {
                    audience: "ALL" | "TEAMS" | "SHELTER" | "DEPARTMENT";
                    /** @description Pour SHELTER */
                    shelter?: string;
                    /** @description Pour DEPARTMENT */
                    department?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Leur nombre, maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                /** @description Personnes qui seraient prévenues */
                                count: number;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/announcements/{announcementId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Annuler une annonce qui n’est pas encore partie
         * @description Réservé aux super administrateurs.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    announcementId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Elle ne partira pas */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Annonce"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/identity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer son nom, son téléphone, sa ville
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        city?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        /** @default  */
                        phone?: string;
                        /** @default  */
                        postalCode?: string;
                        /** @default  */
                        city?: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/new-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demander une autre adresse e-mail
         * @description Un lien part à la nouvelle adresse ; le compte garde l’ancienne jusque-là. La réponse est la même qu’un compte porte cette adresse ou non. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        currentPassword: string;
                    };
                    "application/x-www-form-urlencoded": {
                        email: string;
                        currentPassword: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer son mot de passe
         * @description Les autres sessions du compte se ferment. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                        password: string;
                    };
                    "application/x-www-form-urlencoded": {
                        currentPassword: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sessions/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Déconnecter un de ses appareils, ou tous les autres
         * @description « session » est son identifiant, ou « autres ». Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        session: "autres" | string;
                    };
                    "application/x-www-form-urlencoded": {
                        session: "autres" | string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/teams/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quitter une de ses équipes
         * @description Le dernier administrateur reste (422). Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        shelter: string;
                    };
                    "application/x-www-form-urlencoded": {
                        shelter: string;
                    };
                };
            };
            responses: {
                /** @description C’est fait */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Où en sont les copies de ses données */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Les copies de la personne */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description La plus récente d’abord */
                            data: {
                                id: string;
                                /** @enum {string} */
                                state: "MAKING" | "READY" | "FAILED";
                                askedAt: string;
                                filesDone: number;
                                /** @description Null tant qu’ils ne sont pas comptés */
                                filesTotal: number | null;
                                /** @description Taille de la copie, quand elle est prête */
                                bytes: number | null;
                                /** @description Quand une copie prête sera effacée */
                                expiresAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Demander une copie de tout ce que la plateforme sait de la personne connectée
         * @description Demande le mot de passe et une adresse confirmée. La copie est préparée ensuite : un e-mail annonce qu’elle est prête. Pendant qu’une copie se prépare, la réponse est celle-là ; trois par jour au plus. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                    };
                    "application/x-www-form-urlencoded": {
                        currentPassword: string;
                    };
                };
            };
            responses: {
                /** @description Les copies de la personne */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description La plus récente d’abord */
                            data: {
                                id: string;
                                /** @enum {string} */
                                state: "MAKING" | "READY" | "FAILED";
                                askedAt: string;
                                filesDone: number;
                                /** @description Null tant qu’ils ne sont pas comptés */
                                filesTotal: number | null;
                                /** @description Taille de la copie, quand elle est prête */
                                bytes: number | null;
                                /** @description Quand une copie prête sera effacée */
                                expiresAt: string | null;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/data/{archiveId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Télécharger une copie de ses données
         * @description Un fichier ZIP : « donnees.json », les fichiers de la personne et un texte qui les explique.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    archiveId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le fichier */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Demander l’effacement de son compte
         * @description Il est effacé quatorze jours plus tard, sauf si la personne le garde. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        currentPassword: string;
                    };
                    "application/x-www-form-urlencoded": {
                        currentPassword: string;
                    };
                };
            };
            responses: {
                /** @description Le compte sera effacé */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/deletion/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Garder son compte après tout
         * @description Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": Record<string, never>;
                    "application/x-www-form-urlencoded": Record<string, never>;
                };
            };
            responses: {
                /** @description Le compte reste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirmer son adresse e-mail avec le lien reçu
         * @description Le lien ne sert qu’une fois, avec le mot de passe du compte ; la session s’ouvre. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description L’adresse est confirmée et la session ouverte */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description Où aller ensuite */
                            next: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verification-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recevoir de nouveau le lien qui confirme son adresse
         * @description La réponse est la même que le compte existe ou non, confirmé ou non.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                    "application/x-www-form-urlencoded": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description La demande est reçue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recevoir un lien pour choisir un nouveau mot de passe
         * @description La réponse est la même que le compte existe ou non.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                    "application/x-www-form-urlencoded": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description La demande est reçue */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choisir un nouveau mot de passe avec le lien reçu
         * @description Le lien ne sert qu’une fois ; toutes les sessions du compte se ferment.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Le mot de passe est enregistré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les invitations à l’équipe qui attendent */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Celle qui finit d’abord en tête */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                email: string;
                                /** @enum {string} */
                                role: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
                                /** Format: date-time */
                                expiresAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        /**
         * Inviter quelqu’un dans l’équipe
         * @description La réponse est la même que l’adresse ait un compte ou non. Une nouvelle invitation à la même adresse remplace la précédente.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        /** @enum {string} */
                        role: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
                    };
                };
            };
            responses: {
                /** @description L’invitation part ; celles qui attendent */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                email: string;
                                /** @enum {string} */
                                role: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
                                /** Format: date-time */
                                expiresAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Annuler une invitation */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    invitationId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Celles qui attendent encore */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                email: string;
                                /** @enum {string} */
                                role: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
                                /** Format: date-time */
                                expiresAt: string;
                            }[];
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rejoindre une équipe avec le lien reçu
         * @description Le lien ne sert qu’une fois. Une adresse sans compte en reçoit un, et la session s’ouvre ; les autres se connectent. Un formulaire sans JavaScript reçoit une redirection 303.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        name?: string;
                        password?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        token: string;
                        name?: string;
                        password?: string;
                    };
                };
            };
            responses: {
                /** @description La personne fait partie de l’équipe */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @description Où aller ensuite */
                            suite: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * L’équipe d’un refuge
         * @description Qui répond du refuge d’abord, puis par nom. Rien des autres équipes d’une personne.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du nom ou de l’e-mail, accents ou non */
                    search?: string;
                    role?: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
                    sortBy?: "role" | "name" | "lastVisit";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["MembreEquipe"][];
                            counts: {
                                /** @description Avec la même recherche */
                                roles: {
                                    VOLUNTEER: number;
                                    EDITOR: number;
                                    MODERATOR: number;
                                    ADMIN: number;
                                };
                            };
                            /** @description Les fonctions que l’on peut donner ici */
                            titles: {
                                id: string;
                                name: string;
                            }[];
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/team/{userId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changer le rôle de quelqu’un dans l’équipe
         * @description « from » est le rôle que la personne a sous les yeux : s’il a changé, 409. Le dernier administrateur le reste (422). La personne en est avertie par e-mail.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        from: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
                        /** @enum {string} */
                        to: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
                    };
                };
            };
            responses: {
                /** @description La personne, telle que la liste la montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["MembreEquipe"];
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shelter/{shelterId}/team/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Retirer quelqu’un de l’équipe
         * @description Le compte reste. Le dernier administrateur ne peut pas être retiré (422). La personne en est avertie par e-mail.
         */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    userId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Elle n’en fait plus partie */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        /** Changer ce que le site montre de quelqu’un */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                    userId: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        showOnSite?: boolean;
                        /** @description Identifiant d’une fonction ; vide pour aucune */
                        title?: string | null;
                    };
                };
            };
            responses: {
                /** @description La personne, telle que la liste la montre maintenant */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["MembreEquipe"];
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/shelter/{shelterId}/team/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Quitter une équipe
         * @description Quel que soit son rôle ; le dernier administrateur reste (422).
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    /** @description Identifiant ou slug du refuge */
                    shelterId: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La personne n’en fait plus partie */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** La personne connectée, ou personne */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description « user » est vide pour un visiteur sans session */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            user: {
                                id: string;
                                name: string;
                                email: string;
                                image: string | null;
                                isSuperAdmin: boolean;
                                canViewAdmin: boolean;
                            } | null;
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ce que l’on a écrit de soi dans son compte
         * @description Remplit d’avance les formulaires de la personne connectée.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Son compte */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            user: {
                                id: string;
                                name: string;
                                email: string;
                                phone: string | null;
                                location: {
                                    address: string | null;
                                    postalCode: string | null;
                                    city: string | null;
                                };
                                createdAt: string;
                                updatedAt: string;
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/shelters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Les refuges de la personne connectée */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Un super administrateur reçoit les refuges approuvés, 100 au maximum */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            shelters: {
                                id: string;
                                slug: string;
                                name: string;
                                city: string;
                                role: ("VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN") | null;
                                /** @description Bénévole, Éditeur, Modérateur, Administrateur ou Super Admin */
                                roleLabel: string;
                                canViewAdmin: boolean;
                            }[];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/files": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Un fichier privé, par un lien signé qui expire
         * @description Le lien est donné par le service à qui a le droit de lire le fichier. Avec un stockage S3, il mène au stockage lui-même.
         */
        get: {
            parameters: {
                query: {
                    key: string;
                    name: string;
                    /** @description Fin de validité, en secondes depuis 1970 */
                    expires: number;
                    signature: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Le fichier, à télécharger */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/update-name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Changer son nom */
        patch: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                    };
                };
            };
            responses: {
                /** @description Le nom est enregistré */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: {
                                id: string;
                                name: string;
                            };
                        };
                    };
                };
            };
        };
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chercher une personne de ses équipes
         * @description Les membres de ses équipes, et personne d’autre ; un bénévole n’y trouve que lui-même. On fait venir quelqu’un par une invitation. Un super administrateur cherche parmi tous les comptes. La réponse est un simple tableau.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Une partie du nom, ou d’un e-mail que l’on voit */
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Par nom, 20 au maximum */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            id: string;
                            name: string;
                            /** @description Pour qui gère l’équipe, et le sien */
                            email: string | null;
                            avatar: string | null;
                        }[];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/platform/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Toutes les personnes de la plateforme
         * @description Par nom, avec leurs équipes. Réservé aux super administrateurs.
         */
        get: {
            parameters: {
                query?: {
                    /** @description Mots du nom ou de l’e-mail, accents ou non */
                    search?: string;
                    /** @description Sur toute la plateforme */
                    role?: "SUPER_ADMIN" | "USER";
                    /** @description Membres de l’équipe de ce refuge */
                    shelter?: string;
                    sortBy?: "name" | "lastVisit" | "createdAt";
                    sortOrder?: "asc" | "desc";
                    page?: number;
                    limit?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Une page de la liste */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            data: components["schemas"]["Personne"][];
                            counts: {
                                /** @description Avec les mêmes filtres, sauf le rôle */
                                roles: {
                                    SUPER_ADMIN: number;
                                    USER: number;
                                };
                            };
                            pagination: components["schemas"]["Pagination"];
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Réessayer une tâche en échec (super administrateurs) */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description La tâche repart dans quelques secondes */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            message: string;
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Le programme est-il vivant ?
         * @description Ne demande rien à la base de données.
         */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Il répond */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            /** @constant */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Le programme peut-il servir des visiteurs ? */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Base de données, migrations et stockage répondent */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            /** @constant */
                            success: true;
                            checks: {
                                [key: string]: "ok";
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Ce document */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description OpenAPI 3.1 */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Erreur: {
            /** @constant */
            success: false;
            /** @description Une phrase en français */
            error: string;
            /** @description Le message de chaque valeur à corriger, par chemin */
            fields?: {
                [key: string]: string;
            };
        };
        Pagination: {
            page: number;
            limit: number;
            total: number;
            pages: number;
        };
        Badge: {
            id: string;
            name: string;
            description: string;
            /** @description L’adresse de son image */
            iconUrl: string;
            /** @enum {string} */
            rarity: "COMMON" | "RARE" | "EPIC" | "LEGENDARY";
            /** @enum {string} */
            criteriaType: "DONATION_AMOUNT" | "FOLLOWERS_COUNT" | "ADMIN_DURATION" | "ANIMALS_HELPED" | "SHELTER_VISITS" | "COMMUNITY_POSTS" | "VOLUNTEER_HOURS" | "ADOPTION_SUCCESS";
            criteriaValue: number;
            /** @description L’adresse qui a été donnée, s’il y en a une */
            ownIcon: string | null;
            /** @description Peut encore être gagné */
            isActive: boolean;
            version: number;
            /** @description Personnes qui l’ont */
            holders: number;
            createdAt: string;
            updatedAt: string;
        };
        BadgeDUnePersonne: {
            id: string;
            name: string;
            description: string;
            /** @description L’adresse de son image */
            iconUrl: string;
            /** @enum {string} */
            rarity: "COMMON" | "RARE" | "EPIC" | "LEGENDARY";
            /** @enum {string} */
            criteriaType: "DONATION_AMOUNT" | "FOLLOWERS_COUNT" | "ADMIN_DURATION" | "ANIMALS_HELPED" | "SHELTER_VISITS" | "COMMUNITY_POSTS" | "VOLUNTEER_HOURS" | "ADOPTION_SUCCESS";
            criteriaValue: number;
            isUnlocked: boolean;
            /** @description Porté par la personne */
            isActive: boolean;
            /** @description Peut encore être gagné */
            isGiven: boolean;
            currentValue: number;
            unlockedAt: string | null;
            forced: ("UNLOCKED" | "LOCKED") | null;
            /** @description Le nom de qui l’a forcé */
            forcedBy: string | null;
            forcedAt: string | null;
        };
        CollecteListee: {
            id: string;
            slug: string;
            title: string;
            summary: string | null;
            story: string | null;
            pictures: {
                url: string;
                card: string | null;
                alt: string;
                width: number | null;
                height: number | null;
            }[];
            /** @description Premier jour, AAAA-MM-JJ */
            startsOn: string | null;
            /** @description Dernier jour, AAAA-MM-JJ */
            endsOn: string | null;
            /** @description Elle ne reçoit plus de dons */
            isOver: boolean;
            /** @description Dons payés, remboursements déduits, sans les pourboires */
            receivedCents: number;
            donors: number;
            /** @description Seulement là où l’exploitant a ouvert les objectifs en euros */
            goalCents: number | null;
            /** @description Ce qui en a été fait */
            report: string | null;
            reportPictures: {
                url: string;
                card: string | null;
                alt: string;
                width: number | null;
                height: number | null;
            }[];
            shelter: {
                id: string;
                name: string;
                slug: string;
                city: string | null;
                department: string | null;
                /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                zone: string;
            };
            createdAt: string;
            updatedAt: string;
            /** @description Mètres entre le refuge et le lieu demandé */
            away: number | null;
        };
        Collecte: {
            id: string;
            slug: string;
            title: string;
            summary: string | null;
            story: string | null;
            pictures: {
                url: string;
                card: string | null;
                alt: string;
                width: number | null;
                height: number | null;
            }[];
            /** @description Premier jour, AAAA-MM-JJ */
            startsOn: string | null;
            /** @description Dernier jour, AAAA-MM-JJ */
            endsOn: string | null;
            /** @description Elle ne reçoit plus de dons */
            isOver: boolean;
            /** @description Dons payés, remboursements déduits, sans les pourboires */
            receivedCents: number;
            donors: number;
            /** @description Seulement là où l’exploitant a ouvert les objectifs en euros */
            goalCents: number | null;
            /** @description Ce qui en a été fait */
            report: string | null;
            reportPictures: {
                url: string;
                card: string | null;
                alt: string;
                width: number | null;
                height: number | null;
            }[];
            shelter: {
                id: string;
                name: string;
                slug: string;
                city: string | null;
                department: string | null;
                /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                zone: string;
            };
            createdAt: string;
            updatedAt: string;
        };
        CollecteEquipe: {
            id: string;
            slug: string;
            title: string;
            summary: string | null;
            story: string | null;
            pictures: {
                url: string;
                card: string | null;
                alt: string;
                width: number | null;
                height: number | null;
            }[];
            /** @description Premier jour, AAAA-MM-JJ */
            startsOn: string | null;
            /** @description Dernier jour, AAAA-MM-JJ */
            endsOn: string | null;
            /** @description Elle ne reçoit plus de dons */
            isOver: boolean;
            /** @description Dons payés, remboursements déduits, sans les pourboires */
            receivedCents: number;
            donors: number;
            /** @description Seulement là où l’exploitant a ouvert les objectifs en euros */
            goalCents: number | null;
            /** @description Ce qui en a été fait */
            report: string | null;
            reportPictures: {
                url: string;
                card: string | null;
                alt: string;
                width: number | null;
                height: number | null;
            }[];
            shelter: {
                id: string;
                name: string;
                slug: string;
                city: string | null;
                department: string | null;
                /** @description Fuseau horaire du refuge, par exemple Europe/Paris */
                zone: string;
            };
            createdAt: string;
            updatedAt: string;
            /** @enum {string} */
            status: "DRAFT" | "PUBLISHED" | "ENDED" | "ARCHIVED";
            /** @description Dons payés, remboursés ou non */
            gifts: number;
            /** @description Qui lit peut voir les donateurs de ce refuge */
            seesDonors: boolean;
            /** @description Noms sur le mur des remerciements */
            thanks: number;
        };
        Animal: {
            id: string;
            name: string;
            /** @description Photo principale (460×420), ou image de remplacement */
            image: string;
            photos: {
                url: string;
                alt: string;
                width: number;
                height: number;
                card: string;
                /** @description Le double, pour les écrans fins */
                card2x: string | null;
                thumb: string;
                /** @description Couleurs de la photo, de haut en bas, à montrer en attendant : `#a64,#864,#432`, ou rien */
                colours: string;
                order: number;
                isMain: boolean;
            }[];
            /** @enum {string} */
            species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
            /** @enum {string} */
            sex: "MALE" | "FEMALE" | "UNKNOWN";
            /** @enum {string} */
            status: "AT_SHELTER" | "ADOPTED";
            /** @description Telle que la loi veut qu’elle soit écrite */
            breed: string;
            birthDate: string | null;
            ageIsEstimated: boolean;
            /** @description En kilogrammes */
            weight: number | null;
            /** @description En centimètres */
            height: number | null;
            color: string | null;
            shortDescription: string | null;
            longDescription: string | null;
            isSos: boolean;
            isAdopted: boolean;
            isReserved: boolean;
            /** @description Cherche une famille d’accueil */
            fosterWanted: boolean;
            createdAt: string;
            arrivalDate: string | null;
            energyLevel: ("VERY_LOW" | "LOW" | "MODERATE" | "HIGH" | "VERY_HIGH") | null;
            /** @enum {string} */
            sociabilityDogs: "UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE";
            /** @enum {string} */
            sociabilityCats: "UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE";
            /** @enum {string} */
            sociabilityKids: "UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE";
            /** @enum {string} */
            sociabilityAdults: "UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE";
            needsGarden: boolean;
            canLiveApartment: boolean;
            needsExperience: boolean;
            isHouseTrained: boolean;
            isLeashTrained: boolean;
            isVaccinated: boolean;
            isNeutered: boolean;
            idType: ("CHIP" | "TATTOO") | null;
            idNumber: string | null;
            birthPlace: string | null;
            pedigree: boolean;
            isLitter: boolean;
            motherIdNumber: string | null;
            litterSize: number | null;
            /** @enum {string} */
            dogCategory: "NONE" | "CATEGORY_1" | "CATEGORY_2";
            isMicrochipped: boolean;
            /** @description Le numéro de la puce ; celui d’un tatouage est dans « idNumber » */
            microchipNumber: string | null;
            /** @description Participation aux frais, en euros */
            fee: number | null;
            feeIncludes: string | null;
            /** @description Le même mot chez deux animaux : ils partent ensemble */
            bondedGroup: string | null;
            videoUrl: string | null;
            shelter: {
                id: string;
                slug: string;
                name: string;
                city: string;
                department: string | null;
            };
            /** @description Jusqu’au refuge à vol d’oiseau, en mètres, avec « near » */
            distance: number | null;
        };
        AnimalEquipe: {
            id: string;
            name: string;
            /** @enum {string} */
            species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
            /** @enum {string} */
            sex: "MALE" | "FEMALE" | "UNKNOWN";
            /** @enum {string} */
            status: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
            isVisible: boolean;
            isSos: boolean;
            isReserved: boolean;
            /** @description Vit en ce moment dans une famille d’accueil */
            isFostered: boolean;
            birthDate: string | null;
            ageIsEstimated: boolean;
            /** @description Photo principale, petite */
            image: string | null;
            /** @description Photo principale, 460×420 */
            card: string | null;
            /** @description Nombre de photos */
            photos: number;
            /** @description Arrivée au refuge, ou création de la fiche */
            inCareSince: string;
            lastConfirmedAt: string | null;
            createdAt: string;
            updatedAt: string;
            /** @description Ce que la loi demande encore avant de la montrer */
            missing: string[];
            /** @description Demandes d’adoption en cours */
            openRequests: number;
            /** @description Parrainages en cours ; 0 pour qui ne voit pas les dons */
            sponsors: number;
            shelter: {
                id: string;
                name: string;
                slug: string;
            };
            /** @description Tout le monde voit sa page */
            isPublic: boolean;
        };
        FicheAnimal: {
            animal: components["schemas"]["AnimalEquipe"];
            values: {
                photos: string[];
                name: string | null;
                species: ("DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER") | null;
                sex: ("MALE" | "FEMALE" | "UNKNOWN") | null;
                birthDate: string | null;
                ageIsEstimated: boolean;
                breed: string | null;
                color: string | null;
                /** @description kg */
                weight: number | null;
                /** @description cm */
                height: number | null;
                shortDescription: string | null;
                longDescription: string | null;
                idType: ("CHIP" | "TATTOO") | null;
                idNumber: string | null;
                birthPlace: string | null;
                pedigree: boolean | null;
                isLitter: boolean;
                motherIdNumber: string | null;
                litterSize: number | null;
                dogCategory: ("NONE" | "CATEGORY_1" | "CATEGORY_2") | null;
                energyLevel: ("VERY_LOW" | "LOW" | "MODERATE" | "HIGH" | "VERY_HIGH") | null;
                sociabilityDogs: ("UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE") | null;
                sociabilityCats: ("UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE") | null;
                sociabilityKids: ("UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE") | null;
                sociabilityAdults: ("UNKNOWN" | "EXCELLENT" | "GOOD" | "MODERATE" | "POOR" | "AGGRESSIVE") | null;
                needsGarden: boolean;
                canLiveApartment: boolean;
                needsExperience: boolean;
                isHouseTrained: boolean;
                isLeashTrained: boolean;
                isVaccinated: boolean;
                vaccinationDate: string | null;
                isNeutered: boolean;
                neuteringDate: string | null;
                lastVetVisit: string | null;
                hasSpecialNeeds: boolean;
                healthStatus: string | null;
                allergies: string | null;
                medications: string | null;
                veterinaryNotes: string | null;
                /** @description En centimes */
                fee: number | null;
                feeIncludes: string | null;
                bondedGroup: string | null;
                fosterWanted: boolean;
                videoUrl: string | null;
                arrivalDate: string | null;
                arrivalReason: string | null;
                previousOwner: string | null;
                poundEntryAt: string | null;
                reportedBy: string | null;
                lostDate: string | null;
                foundDate: string | null;
                lastSeenLocation: string | null;
                currentLocation: string | null;
                hasCollar: boolean;
                collarDescription: string | null;
                circumstance: string | null;
                /** @description € */
                reward: number | null;
                isUrgent: boolean;
                isVerified: boolean;
                contactName: string | null;
                contactPhone: string | null;
                contactEmail: string | null;
                location: string | null;
            };
        };
        RefugeGere: {
            id: string;
            name: string;
            slug: string;
            city: string;
            postalCode: string;
            type: ("ASSOCIATION" | "ANIMAL_POUND" | "VETERINARY_CLINIC" | "SANCTUARY" | "PRIVATE_SHELTER" | "BREEDING" | "OTHER") | null;
            /** @enum {string} */
            status: "PENDING" | "APPROVED" | "REJECTED" | "SUSPENDED";
            isVerified: boolean;
            /** @description Son logo, petit */
            image: string | null;
            createdAt: string;
        };
        Refuge: {
            id: string;
            slug: string;
            name: string;
            shelterType: ("ASSOCIATION" | "ANIMAL_POUND" | "VETERINARY_CLINIC" | "SANCTUARY" | "PRIVATE_SHELTER" | "BREEDING" | "OTHER") | null;
            isVerified: boolean;
            /** @description Reçoit des visiteurs ; sinon ses animaux vivent en famille */
            isPhysical: boolean;
            /** @description Année de création */
            foundedIn: number | null;
            shortDescription: string;
            longDescription: string;
            logoUrl: string | null;
            photos: {
                url: string;
                alt: string;
                width: number;
                height: number;
            }[];
            address: string;
            postalCode: string;
            city: string;
            department: string | null;
            country: string;
            lat: number | null;
            lng: number | null;
            phone: string;
            email: string;
            website: string;
            facebookUrl: string | null;
            instagramUrl: string | null;
            twitterUrl: string | null;
            tiktokUrl: string | null;
            linkedinUrl: string | null;
            acceptsAdoptions: boolean;
            acceptsDonations: boolean;
            acceptsSponsoring: boolean;
            primaryColor: string;
            openingHours: {
                /** @description 0 = dimanche */
                weekday: number;
                isClosed: boolean;
                opensAt: string | null;
                closesAt: string | null;
            }[];
            /** @description Jours qui ne suivent pas la semaine ; le plus court l’emporte */
            openingExceptions: {
                /** @description Premier jour, AAAA-MM-JJ */
                startDate: string;
                /** @description Dernier jour, compris */
                endDate: string;
                /** @description Pourquoi ; vide si rien n’est dit */
                label: string;
                isClosed: boolean;
                periods: {
                    opensAt: string | null;
                    closesAt: string | null;
                }[];
            }[];
            timezone: string;
        };
        ArticleEquipe: {
            id: string;
            title: string;
            /** @enum {string} */
            status: "DRAFT" | "PUBLISHED" | "SCHEDULED" | "ARCHIVED";
            /** @description Son résumé, sinon le début de son texte */
            summary: string;
            isPinned: boolean;
            /** @description Un brouillon plus récent attend d’être publié */
            hasDraft: boolean;
            publishedAt: string | null;
            /** @description Quand il paraîtra */
            scheduledAt: string | null;
            event: {
                startsAt: string;
                endsAt: string | null;
                place: string;
                zone: string;
            } | null;
            /** @description Image principale, petite */
            image: string | null;
            /** @description Image principale, 460×420 */
            card: string | null;
            /** @description Nombre de lectures */
            viewCount: number;
            createdAt: string;
            updatedAt: string;
            shelter: {
                id: string;
                name: string;
                slug: string;
            };
            /** @description Tout le monde voit sa page */
            isPublic: boolean;
        };
        KitDePartage: {
            title: string;
            link: string;
            /** @description Texte alternatif des images */
            alt: string;
            version: string;
            photos: {
                id: string;
                thumb: string;
                alt: string;
            }[];
            texts: {
                FACEBOOK: string;
                INSTAGRAM: string;
                STORY: string;
                TIKTOK: string;
                X: string;
                LINKEDIN: string;
                WHATSAPP: string;
            };
            /** @description Le dernier partage sur chaque réseau */
            shares: components["schemas"]["PartageReseau"][];
        };
        PartageReseau: {
            id: string;
            /** @enum {string} */
            network: "FACEBOOK" | "INSTAGRAM" | "STORY" | "TIKTOK" | "X" | "LINKEDIN" | "WHATSAPP";
            at: string;
        };
        Formulaire: {
            id: string;
            title: string;
            /** @enum {string} */
            type: "STANDARD" | "ADOPTION";
            is_active: boolean;
            description: string;
            confirmation: string;
            ticket_type: ("STANDARD" | "ADOPTION" | "PREVISIT" | "CONTACT") | null;
            /** @description Nom du refuge */
            shelter: string;
            shelter_id: string;
            schema_json: {
                fields: {
                    id: string;
                    name: string;
                    label: string;
                    /** @enum {string} */
                    type: "text" | "email" | "tel" | "number" | "textarea" | "select" | "checkbox" | "radio" | "file";
                    required: boolean;
                    placeholder: string;
                    help: string;
                    options: string[];
                    groupId: string | null;
                    showIf: {
                        fieldId: string;
                        equals: string[];
                    } | null;
                }[];
                groups: {
                    id: string;
                    title: string;
                    description: string;
                    order: number;
                }[];
            };
            created_at: string;
            updated_at: string;
        };
        Formule: {
            id: string;
            shelter_id: string;
            /** @enum {string} */
            type: "ADOPTION" | "SPONSORSHIP";
            title: string;
            description: string | null;
            /** @description En euros */
            price: number;
            /** @enum {string} */
            species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
            /** @description En mois, compris */
            age_min_months: number;
            /** @description En mois, non compris ; null : sans limite */
            age_max_months: number | null;
            /** @description « Tout âge », « 7 ans et plus », « 1 an - 8 ans » */
            age_range: string;
            is_urgent: boolean;
            is_special_needs: boolean;
            is_active: boolean;
            form_id: string | null;
            form: {
                id: string;
                title: string;
                /** @enum {string} */
                type: "STANDARD" | "ADOPTION";
                is_active: boolean;
            } | null;
            fee_includes: string | null;
            /** @description Demandes d’adoption ouvertes et parrainages en cours qui la nomment */
            subscriptions_count: number;
            created_at: string;
            updated_at: string;
        };
        Media: {
            id: string;
            url: string;
            /** @description shelters/{identifiant du refuge}/media/{fichier} */
            path: string;
            title: string;
            description: string;
            /** @description Vide pour une image décorative, ou tant que personne ne l’a écrit */
            alt: string;
            isDecorative: boolean;
            order: number;
            isMain: boolean;
            /** @description En pixels */
            width: number;
            /** @description En pixels */
            height: number;
            /** @description Point que chaque recadrage garde, en % de la largeur */
            focalX: number;
            /** @description Point que chaque recadrage garde, en % de la hauteur */
            focalY: number;
            /** @description thumb, card, card2x, wide, full */
            sizes: {
                [key: string]: {
                    url: string;
                    width: number;
                    height: number;
                };
            };
            /** @description Empreinte du fichier envoyé ; vide tant qu’elle n’est pas calculée */
            sha256: string;
            createdAt: string;
        };
        CarteDemande: {
            id: string;
            /** @enum {string} */
            status: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN";
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @description ISO 8601 */
            statusSince: string;
            applicant: {
                name: string;
                email: string | null;
                phone: string | null;
                userId: string | null;
            };
            animal: {
                id: string;
                name: string;
                /** @enum {string} */
                species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                /** @enum {string} */
                sex: "MALE" | "FEMALE" | "UNKNOWN";
                /** @enum {string} */
                status: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
                image: string | null;
            };
            plan: {
                id: string;
                title: string;
            } | null;
            assignee: {
                id: string;
                name: string;
            } | null;
            meetingAt: string | null;
            /** @description Nom IANA de l’heure du refuge, celle de ses rencontres */
            timezone: string;
            certificate: {
                /** @description ISO 8601 */
                deliveredAt: string;
                signedAt: string | null;
                /** @description ISO 8601 */
                readyAt: string;
            } | null;
            needsCertificate: boolean;
            /** @description Autres demandes ouvertes pour cet animal */
            otherOpen: number;
        };
        DemandeAdoption: {
            id: string;
            /** @enum {string} */
            status: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN";
            /** @description ISO 8601 */
            createdAt: string;
            /** @description ISO 8601 */
            updatedAt: string;
            /** @description ISO 8601 */
            statusSince: string;
            applicant: {
                name: string;
                email: string | null;
                phone: string | null;
                userId: string | null;
            };
            animal: {
                id: string;
                name: string;
                /** @enum {string} */
                species: "DOG" | "CAT" | "RABBIT" | "FERRET" | "GUINEA_PIG" | "HAMSTER" | "RAT" | "MOUSE" | "CHINCHILLA" | "BIRD" | "TURTLE" | "LIZARD" | "SNAKE" | "FISH" | "PIG" | "GOAT" | "SHEEP" | "HORSE" | "DONKEY" | "HEDGEHOG" | "OTHER";
                /** @enum {string} */
                sex: "MALE" | "FEMALE" | "UNKNOWN";
                /** @enum {string} */
                status: "AT_SHELTER" | "ADOPTED" | "LOST" | "FOUND" | "RETURNED" | "DECEASED" | "ARCHIVED";
                image: string | null;
            };
            plan: {
                id: string;
                title: string;
            } | null;
            assignee: {
                id: string;
                name: string;
            } | null;
            meetingAt: string | null;
            /** @description Nom IANA de l’heure du refuge, celle de ses rencontres */
            timezone: string;
            certificate: {
                /** @description ISO 8601 */
                deliveredAt: string;
                signedAt: string | null;
                /** @description ISO 8601 */
                readyAt: string;
            } | null;
            needsCertificate: boolean;
            /** @description Autres demandes ouvertes pour cet animal */
            otherOpen: number;
            reason: string | null;
            closedBy: ("STAFF" | "APPLICANT" | "OTHER_FAMILY" | "ANIMAL_LEFT") | null;
            meetingPlace: string | null;
            shelter: {
                id: string;
                name: string;
                slug: string;
            };
            answers: {
                submissionId: string;
                formTitle: string;
                groups: {
                    title: string | null;
                    answers: {
                        label: string;
                        value: string;
                        files: {
                            name: string;
                            url: string;
                            size: number | null;
                        }[];
                    }[];
                }[];
            } | null;
            timeline: {
                /** @description ISO 8601 */
                at: string;
                /** @enum {string} */
                kind: "CREATED" | "MOVED" | "CORRECTED" | "NOTE" | "MESSAGE" | "LETTER" | "MEETING_SET" | "MEETING_CANCELLED" | "CERTIFICATE_DELIVERED" | "CERTIFICATE_DATED" | "CERTIFICATE_SIGNED" | "EMAIL_ADDED" | "ASSIGNED" | "PLAN_CHOSEN" | "RETURNED";
                from: ("PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN") | null;
                to: ("PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN") | null;
                text: string | null;
                author: {
                    id: string | null;
                    name: string;
                } | null;
            }[];
            certificateDetail: {
                /** @description ISO 8601 */
                deliveredAt: string;
                signedAt: string | null;
                /** @description ISO 8601 */
                readyAt: string;
                id: string;
                signatureName: string | null;
                hasSignedPaper: boolean;
                canCorrectDate: boolean;
                sha256: string;
                url: string;
                signedPaperUrl: string | null;
            } | null;
            duplicates: {
                requestId: string;
                applicantName: string;
                animalName: string;
                /** @enum {string} */
                status: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN";
                /** @description ISO 8601 */
                createdAt: string;
                same: ("email" | "phone" | "name")[];
            }[];
            moves: {
                /** @enum {string} */
                to: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE" | "COMPLETED" | "REJECTED" | "WITHDRAWN";
                label: string;
                isAllowed: boolean;
                whyNot: string | null;
                refusal: ("forbidden" | "illegal" | "reasonRequired" | "animalAway" | "poundDelay" | "certificateMissing" | "certificateUnsigned" | "tooEarly") | null;
                needsReason: boolean;
                takesMeeting: boolean;
                message: components["schemas"]["MessagePropose"] | null;
                othersMessage: components["schemas"]["MessagePropose"] | null;
            }[];
            /** @description L’étape qui peut être reprise */
            back: {
                /** @enum {string} */
                to: "PENDING" | "IN_REVIEW" | "MEETING" | "APPROVED" | "CERTIFICATE";
                isAllowed: boolean;
                whyNot: string | null;
                message: components["schemas"]["MessagePropose"] | null;
            } | null;
            templates: {
                subject: string;
                text: string;
                key: string;
                label: string;
            }[];
            plans: {
                id: string;
                title: string;
                priceCents: number;
            }[];
            team: {
                id: string;
                name: string;
            }[];
            canReturn: boolean;
        };
        MessagePropose: {
            subject: string;
            text: string;
        };
        LigneDon: {
            id: string;
            /** @enum {string} */
            status: "PENDING" | "PAID" | "FAILED" | "EXPIRED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "DISPUTED";
            /** @description Le don, sans le pourboire, en centimes */
            amountCents: number;
            /** @description Pour la plateforme, en centimes */
            tipCents: number;
            /** @description Remboursé ou repris par la banque, sur le don seul */
            givenBackCents: number;
            firstName: string;
            lastName: string;
            email: string;
            /** @description Souhaite rester anonyme : son nom ne quitte pas cet écran */
            isAnonymous: boolean;
            message: string | null;
            receiptWanted: boolean;
            receipts: components["schemas"]["RecuDuDon"][];
            animal: {
                id: string;
                name: string;
            } | null;
            campaign: {
                id: string;
                title: string;
            } | null;
            createdAt: string;
            paidAt: string | null;
        };
        RecuDuDon: {
            id: string;
            /** @description Numéro, comme 2026-000123 */
            label: string;
            /** @enum {string} */
            status: "ISSUED" | "CANCELLED";
            /** @description En centimes */
            amountCents: number;
            issuedAt: string | null;
            payment: string;
        };
        Don: {
            id: string;
            /** @enum {string} */
            status: "PENDING" | "PAID" | "FAILED" | "EXPIRED" | "PARTIALLY_REFUNDED" | "REFUNDED" | "DISPUTED";
            /** @description Le don, sans le pourboire, en centimes */
            amountCents: number;
            /** @description Pour la plateforme, en centimes */
            tipCents: number;
            /** @description Remboursé ou repris par la banque, sur le don seul */
            givenBackCents: number;
            firstName: string;
            lastName: string;
            email: string;
            /** @description Souhaite rester anonyme : son nom ne quitte pas cet écran */
            isAnonymous: boolean;
            message: string | null;
            receiptWanted: boolean;
            receipts: components["schemas"]["RecuDuDon"][];
            animal: {
                id: string;
                name: string;
            } | null;
            campaign: {
                id: string;
                title: string;
            } | null;
            createdAt: string;
            paidAt: string | null;
            /** @description Pourquoi le dernier essai a échoué */
            failure: string | null;
            newsletterAt: string | null;
            address: {
                line: string;
                postalCode: string;
                city: string;
                country: string;
            } | null;
            /** @description Du plus ancien au plus récent */
            payments: {
                id: string;
                /** @enum {string} */
                kind: "CHARGE" | "REFUND" | "REFUND_FAILED" | "DISPUTE" | "DISPUTE_WON";
                /** @description En centimes */
                amountCents: number;
                /** @description En centimes */
                tipCents: number;
                happenedAt: string;
                providerId: string;
                card: {
                    brand: string;
                    last4: string;
                } | null;
                /** @description Membre de l’équipe qui a remboursé */
                by: string | null;
                reason: string | null;
                /** @description Ce qui peut encore être remboursé, pourboire compris */
                refundableCents: number;
            }[];
        };
        LigneParrainage: {
            id: string;
            /** @enum {string} */
            status: "PENDING" | "ACTIVE" | "PAST_DUE" | "PAUSED" | "AWAITING_CHOICE" | "ENDED";
            /** @enum {string} */
            frequency: "monthly" | "quarterly" | "yearly";
            /** @description En centimes */
            amountCents: number;
            /** @description Pris une fois, avec le premier paiement */
            tipCents: number;
            firstName: string;
            lastName: string;
            email: string;
            /** @description Souhaite rester anonyme : son nom ne quitte pas cet écran */
            isAnonymous: boolean;
            message: string | null;
            /** @description null : le refuge */
            animal: {
                id: string;
                name: string;
            } | null;
            formerAnimalName: string | null;
            createdAt: string;
            startedAt: string | null;
            nextPaymentAt: string | null;
            endedAt: string | null;
            endReason: string | null;
            choiceUntil: string | null;
            /** @description Reçu à ce jour, remboursements déduits */
            paidCents: number;
            /** @description Nombre d’échéances payées */
            terms: number;
        };
        Parrainage: {
            id: string;
            /** @enum {string} */
            status: "PENDING" | "ACTIVE" | "PAST_DUE" | "PAUSED" | "AWAITING_CHOICE" | "ENDED";
            /** @enum {string} */
            frequency: "monthly" | "quarterly" | "yearly";
            /** @description En centimes */
            amountCents: number;
            /** @description Pris une fois, avec le premier paiement */
            tipCents: number;
            firstName: string;
            lastName: string;
            email: string;
            /** @description Souhaite rester anonyme : son nom ne quitte pas cet écran */
            isAnonymous: boolean;
            message: string | null;
            /** @description null : le refuge */
            animal: {
                id: string;
                name: string;
            } | null;
            formerAnimalName: string | null;
            createdAt: string;
            startedAt: string | null;
            nextPaymentAt: string | null;
            endedAt: string | null;
            endReason: string | null;
            choiceUntil: string | null;
            /** @description Reçu à ce jour, remboursements déduits */
            paidCents: number;
            /** @description Nombre d’échéances payées */
            terms: number;
            card: {
                brand: string;
                last4: string;
                expiresMonth: number;
                expiresYear: number;
            } | null;
            receiptWanted: boolean;
            newsletterAt: string | null;
            address: {
                line: string;
                postalCode: string;
                city: string;
                country: string;
            } | null;
            receipts: components["schemas"]["RecuDuDon"][];
            payments: {
                id: string;
                /** @enum {string} */
                kind: "CHARGE" | "REFUND" | "REFUND_FAILED" | "DISPUTE" | "DISPUTE_WON";
                /** @description En centimes */
                amountCents: number;
                /** @description En centimes */
                tipCents: number;
                happenedAt: string;
                providerId: string;
                card: {
                    brand: string;
                    last4: string;
                } | null;
                /** @description Membre de l’équipe qui a remboursé */
                by: string | null;
                reason: string | null;
                /** @description Ce qui peut encore être remboursé, pourboire compris */
                refundableCents: number;
            }[];
        };
        Annonce: {
            id: string;
            /** @enum {string} */
            kind: "SYSTEM_ANNOUNCEMENT" | "GENERAL_INFO" | "SYSTEM_UPDATE" | "EMERGENCY_ALERT";
            /** @enum {string} */
            audience: "ALL" | "TEAMS" | "SHELTER" | "DEPARTMENT";
            shelter: {
                id: string;
                name: string;
            } | null;
            /** @description Son code */
            department: string | null;
            title: string;
            message: string;
            actionUrl: string | null;
            /** @enum {string} */
            status: "PLANNED" | "SENT" | "CANCELLED" | "STOPPED";
            /** @description Qui l’a écrite */
            author: string;
            /** @description Au nom de la plateforme */
            isPlatform: boolean;
            sendAt: string;
            sentAt: string | null;
            /** @description Combien de personnes ont été prévenues */
            told: number | null;
            /** @description Pourquoi elle n’est pas partie */
            reason: string | null;
        };
        MembreEquipe: {
            id: string;
            name: string;
            email: string;
            /** @description Photo de la personne dans cette équipe, petite */
            image: string | null;
            /** @enum {string} */
            role: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
            /** @description Fonction que le site affiche */
            title: {
                id: string;
                name: string;
            } | null;
            showOnSite: boolean;
            /** @description Vide quand rien ne le dit */
            lastVisit: string | null;
            isSelf: boolean;
            /** @description Personne d’autre n’administre ce refuge */
            isLastAdmin: boolean;
        };
        Personne: {
            id: string;
            name: string;
            email: string;
            /** @description Photo de la personne dans l’une de ses équipes, petite */
            image: string | null;
            isSuperAdmin: boolean;
            shelters: {
                id: string;
                name: string;
                /** @enum {string} */
                role: "VOLUNTEER" | "EDITOR" | "MODERATOR" | "ADMIN";
            }[];
            /** @description Vide quand rien ne le dit */
            lastVisit: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
