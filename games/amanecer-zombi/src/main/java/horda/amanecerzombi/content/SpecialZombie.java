package horda.amanecerzombi.content;

/// The types of Special Zombies (AMZ-ZOM-03).
public enum SpecialZombie {
  NURSE,
  POLICE,
  CLOWN,
  WORKER,
  SOLDIER
}
