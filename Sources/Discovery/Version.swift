/// The version of Moonshelf, by semantic versioning.
package let moonshelfVersion = "0.1.0"
