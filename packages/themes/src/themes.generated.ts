import type { Theme } from './theme'

export const THEMES: readonly Theme[] = [
  {
    "id": "aster",
    "name": "Aster",
    "surface": {
      "light": "#ffffff",
      "dark": "#140f21"
    },
    "brand": "#5b2bb5",
    "mark": {
      "radius": 16,
      "ground": "#5b2bb5",
      "line": "#ffffff",
      "detail": "#ffd23f",
      "width": 4.2,
      "lines": "M16 6.5v4M16 21.5v4M6.5 16h4M21.5 16h4M9.3 9.3l2.8 2.8M19.9 19.9l2.8 2.8M9.3 22.7l2.8-2.8M19.9 12.1l2.8-2.8",
      "details": "M16 16h.01"
    },
    "drawings": [
      [
        "#2a1463",
        "#7a45e0",
        "#ffd23f"
      ],
      [
        "#3a1a6e",
        "#b457c9",
        "#ffc2d6"
      ],
      [
        "#1b1750",
        "#4f63e8",
        "#b8d0ff"
      ]
    ]
  },
  {
    "id": "kite",
    "name": "Kite",
    "surface": {
      "light": "#ffffff",
      "dark": "#0b0e12"
    },
    "brand": "#0a58ca",
    "mark": {
      "radius": 2,
      "ground": "#0a0d11",
      "line": "#ffffff",
      "detail": "#c8f02e",
      "width": 2.2,
      "lines": "M17 4.5l8 8.5-10 11.5-6-12.5zM17 4.5l-2 20M9 12l16 1",
      "details": "M15 24.5c-2 .5-3.5 1.5-4 3.5"
    },
    "drawings": [
      [
        "#0b1420",
        "#2f6fd0",
        "#c8f02e"
      ],
      [
        "#14181d",
        "#4a5866",
        "#dfe7ef"
      ],
      [
        "#06203f",
        "#0a8fb8",
        "#c9f5ff"
      ]
    ]
  },
  {
    "id": "solis",
    "name": "Solis",
    "surface": {
      "light": "#fffdf8",
      "dark": "#1a120b"
    },
    "brand": "#a03c0c",
    "mark": {
      "radius": 9,
      "ground": "#ffc645",
      "line": "#7c2d07",
      "detail": "#a03c0c",
      "width": 2.4,
      "lines": "M6 23h20M9.5 23a6.5 6.5 0 0 1 13 0",
      "details": "M16 8.5v4M8 11.5l2.6 2.9M24 11.5l-2.6 2.9"
    },
    "drawings": [
      [
        "#5a1f05",
        "#e07a1f",
        "#ffd98a"
      ],
      [
        "#3f2a12",
        "#b58a3a",
        "#f7e3b0"
      ],
      [
        "#21402f",
        "#7fa653",
        "#f0e6a8"
      ]
    ]
  }
]
